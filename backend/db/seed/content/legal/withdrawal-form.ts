import type { Locale } from "#contract/locale.ts";
import { company } from "./company.ts";

export interface WithdrawalForm {
  title: string;
  rows: readonly string[];
}

const shop = `${company.name}, ${company.street}, ${company.city}, France, ${company.email}`;

/** The model form of Annex I (B) of directive 2011/83/EU, as each language has it. */
export const withdrawalForms: Readonly<Record<Locale, WithdrawalForm>> = {
  fr: {
    title: "Modèle de formulaire de rétractation",
    rows: [
      "(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)",
      `À l’attention de ${shop} :`,
      "Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous",
      "Commandé le (*)/reçu le (*)",
      "Nom du (des) consommateur(s)",
      "Adresse du (des) consommateur(s)",
      "Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)",
      "Date",
      "(*) Rayez la mention inutile.",
    ],
  },
  de: {
    title: "Muster-Widerrufsformular",
    rows: [
      "(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)",
      `An ${shop}:`,
      "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)",
      "Bestellt am (*)/erhalten am (*)",
      "Name des/der Verbraucher(s)",
      "Anschrift des/der Verbraucher(s)",
      "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)",
      "Datum",
      "(*) Unzutreffendes streichen.",
    ],
  },
  nl: {
    title: "Modelformulier voor herroeping",
    rows: [
      "(Dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen.)",
      `Aan ${shop}:`,
      "Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen (*)/levering van de volgende dienst (*) herroep/herroepen (*)",
      "Besteld op (*)/ontvangen op (*)",
      "Naam/namen consument(en)",
      "Adres consument(en)",
      "Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)",
      "Datum",
      "(*) Doorhalen wat niet van toepassing is.",
    ],
  },
  es: {
    title: "Modelo de formulario de desistimiento",
    rows: [
      "(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.)",
      `A la atención de ${shop}:`,
      "Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien (*)/prestación del siguiente servicio (*)",
      "Pedido el (*)/recibido el (*)",
      "Nombre del consumidor o de los consumidores",
      "Domicilio del consumidor o de los consumidores",
      "Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel)",
      "Fecha",
      "(*) Táchese lo que no proceda.",
    ],
  },
};
