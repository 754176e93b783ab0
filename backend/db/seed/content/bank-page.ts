import type { Localized } from "./localized.ts";

/** What the sandbox's bank page says, in the place of the words a real bank would choose. */
export const bankPageTexts: Localized<{
  title: string;
  intro: string;
  amount: string;
  confirm: string;
  refuse: string;
  /** For a service such as PayPal: `{service}`. */
  serviceTitle: string;
  authoriseTitle: string;
  authoriseIntro: string;
  authorise: string;
  refuseAuthorisation: string;
  notFound: string;
}> = {
  fr: {
    title: "Confirmez votre paiement",
    intro:
      "Page d’essai : aucune banque n’est contactée et aucun montant n’est débité. Dites ce que la vraie page de votre banque répondrait.",
    amount: "Montant",
    confirm: "Confirmer le paiement",
    refuse: "Refuser le paiement",
    serviceTitle: "Paiement avec {service}",
    authoriseTitle: "Enregistrez {service} pour vos prochains paiements",
    authoriseIntro:
      "Page d’essai : {service} n’est pas contacté. Dites ce que la vraie page répondrait à la demande de la boutique de débiter ce compte plus tard.",
    authorise: "Autoriser",
    refuseAuthorisation: "Ne pas autoriser",
    notFound: "Ce paiement n’existe pas.",
  },
  de: {
    title: "Bestätigen Sie Ihre Zahlung",
    intro:
      "Testseite: Es wird keine Bank kontaktiert und kein Betrag abgebucht. Wählen Sie, was die echte Seite Ihrer Bank antworten würde.",
    amount: "Betrag",
    confirm: "Zahlung bestätigen",
    refuse: "Zahlung ablehnen",
    serviceTitle: "Zahlung mit {service}",
    authoriseTitle: "{service} für künftige Zahlungen speichern",
    authoriseIntro:
      "Testseite: {service} wird nicht kontaktiert. Wählen Sie, was die echte Seite auf die Bitte antworten würde, dieses Konto später belasten zu dürfen.",
    authorise: "Erlauben",
    refuseAuthorisation: "Nicht erlauben",
    notFound: "Diese Zahlung gibt es nicht.",
  },
  nl: {
    title: "Bevestig je betaling",
    intro:
      "Testpagina: er wordt geen bank benaderd en geen bedrag afgeschreven. Kies wat de echte pagina van je bank zou antwoorden.",
    amount: "Bedrag",
    confirm: "Betaling bevestigen",
    refuse: "Betaling weigeren",
    serviceTitle: "Betalen met {service}",
    authoriseTitle: "Sla {service} op voor volgende betalingen",
    authoriseIntro:
      "Testpagina: {service} wordt niet benaderd. Kies wat de echte pagina zou antwoorden op de vraag om later van deze rekening te mogen afschrijven.",
    authorise: "Toestaan",
    refuseAuthorisation: "Niet toestaan",
    notFound: "Deze betaling bestaat niet.",
  },
  es: {
    title: "Confirma tu pago",
    intro:
      "Página de prueba: no se contacta con ningún banco ni se cobra ningún importe. Elige lo que respondería la página real de tu banco.",
    amount: "Importe",
    confirm: "Confirmar el pago",
    refuse: "Rechazar el pago",
    serviceTitle: "Pago con {service}",
    authoriseTitle: "Guarda {service} para tus próximos pagos",
    authoriseIntro:
      "Página de prueba: no se contacta con {service}. Elige lo que respondería la página real a la petición de cobrar más adelante en esta cuenta.",
    authorise: "Autorizar",
    refuseAuthorisation: "No autorizar",
    notFound: "Este pago no existe.",
  },
};
