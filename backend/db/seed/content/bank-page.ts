import type { Localized } from "./localized.ts";

/** What the sandbox's bank page says, in the place of the words a real bank would choose. */
export const bankPageTexts: Localized<{
  title: string;
  intro: string;
  amount: string;
  confirm: string;
  refuse: string;

  notFound: string;
}> = {
  fr: {
    title: "Confirmez votre paiement",
    intro:
      "Page d’essai : aucune banque n’est contactée et aucun montant n’est débité. Dites ce que la vraie page de votre banque répondrait.",
    amount: "Montant",
    confirm: "Confirmer le paiement",
    refuse: "Refuser le paiement",
    notFound: "Ce paiement n’existe pas.",
  },
  de: {
    title: "Bestätigen Sie Ihre Zahlung",
    intro:
      "Testseite: Es wird keine Bank kontaktiert und kein Betrag abgebucht. Wählen Sie, was die echte Seite Ihrer Bank antworten würde.",
    amount: "Betrag",
    confirm: "Zahlung bestätigen",
    refuse: "Zahlung ablehnen",
    notFound: "Diese Zahlung gibt es nicht.",
  },
  nl: {
    title: "Bevestig je betaling",
    intro:
      "Testpagina: er wordt geen bank benaderd en geen bedrag afgeschreven. Kies wat de echte pagina van je bank zou antwoorden.",
    amount: "Bedrag",
    confirm: "Betaling bevestigen",
    refuse: "Betaling weigeren",
    notFound: "Deze betaling bestaat niet.",
  },
  es: {
    title: "Confirma tu pago",
    intro:
      "Página de prueba: no se contacta con ningún banco ni se cobra ningún importe. Elige lo que respondería la página real de tu banco.",
    amount: "Importe",
    confirm: "Confirmar el pago",
    refuse: "Rechazar el pago",
    notFound: "Este pago no existe.",
  },
};
