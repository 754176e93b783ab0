import type { Localized } from "./localized.ts";

/** What the sandbox's pages say, in the place of the words a real bank or service would choose. */
export const bankPageTexts: Localized<{
  /** Over every page. */
  test: string;
  shop: string;
  amount: string;
  today: string;
  /** Klarna: when it wants its money. `{date}`. */
  laterOn: string;
  confirm: string;
  refuse: string;
  cancel: string;
  /** What else may happen, in a part that is folded away. */
  more: string;
  expire: string;
  later: string;
  notFound: string;
  expiredTitle: string;
  expiredText: string;
  back: string;
  card: { title: string; intro: string };
  paypal: { title: string; intro: string };
  klarna_paylater: { title: string; intro: string };
  klarna_paynow: { title: string; intro: string };
  ideal: { title: string; intro: string };
  /** iDEAL, once a bank is chosen: `{bank}`. */
  idealBank: { title: string; intro: string };
  bank: string;
  toBank: string;
  authorisation: { title: string; intro: string; confirm: string; refuse: string };
}> = {
  fr: {
    test: "Page d’essai : aucune banque n’est contactée, aucun montant n’est débité.",
    shop: "Marchand",
    amount: "Montant",
    today: "À payer aujourd’hui",
    laterOn: "À payer à Klarna avant le {date}",
    confirm: "Confirmer le paiement",
    refuse: "Refuser le paiement",
    cancel: "Annuler et revenir à la boutique",
    more: "Jouer une autre fin",
    expire: "Laisser la page ouverte une heure",
    later: "Confirmer, la banque répond plus tard",
    notFound: "Ce paiement n’existe pas.",
    expiredTitle: "Cette page a expiré",
    expiredText: "Elle est restée ouverte trop longtemps. Rien n’a été débité ; la boutique vous propose de réessayer.",
    back: "Revenir à la boutique",
    card: {
      title: "Confirmez votre paiement",
      intro: "Votre banque vérifie que c’est bien vous (3-D Secure).",
    },
    paypal: { title: "Payer avec PayPal", intro: "Le montant est pris sur votre compte PayPal." },
    klarna_paylater: {
      title: "Payer plus tard avec Klarna",
      intro: "Vous recevez vos articles d’abord et payez Klarna dans 30 jours.",
    },
    klarna_paynow: {
      title: "Payer maintenant avec Klarna",
      intro: "Klarna débite votre compte bancaire tout de suite.",
    },
    ideal: { title: "Payer avec iDEAL", intro: "Choisissez votre banque." },
    idealBank: { title: "Confirmez chez {bank}", intro: "Le montant est viré depuis votre compte courant." },
    bank: "Votre banque",
    toBank: "Aller à ma banque",
    authorisation: {
      title: "Autoriser Petite Malle avec PayPal",
      intro:
        "Vos malles pourront être débitées de votre compte PayPal, sans que vous ayez à revenir ici. Rien n’est débité maintenant.",
      confirm: "Autoriser",
      refuse: "Ne pas autoriser",
    },
  },
  de: {
    test: "Testseite: Es wird keine Bank kontaktiert und kein Betrag abgebucht.",
    shop: "Händler",
    amount: "Betrag",
    today: "Heute zu zahlen",
    laterOn: "An Klarna zu zahlen bis {date}",
    confirm: "Zahlung bestätigen",
    refuse: "Zahlung ablehnen",
    cancel: "Abbrechen und zum Shop zurück",
    more: "Ein anderes Ende spielen",
    expire: "Die Seite eine Stunde offen lassen",
    later: "Bestätigen, die Bank antwortet später",
    notFound: "Diese Zahlung gibt es nicht.",
    expiredTitle: "Diese Seite ist abgelaufen",
    expiredText: "Sie war zu lange offen. Es wurde nichts abgebucht; im Shop können Sie es noch einmal versuchen.",
    back: "Zum Shop zurück",
    card: { title: "Bestätigen Sie Ihre Zahlung", intro: "Ihre Bank prüft, dass Sie es wirklich sind (3-D Secure)." },
    paypal: { title: "Mit PayPal bezahlen", intro: "Der Betrag wird Ihrem PayPal-Konto belastet." },
    klarna_paylater: {
      title: "Später bezahlen mit Klarna",
      intro: "Sie bekommen zuerst Ihre Ware und bezahlen Klarna in 30 Tagen.",
    },
    klarna_paynow: { title: "Sofort bezahlen mit Klarna", intro: "Klarna bucht sofort von Ihrem Bankkonto ab." },
    ideal: { title: "Mit iDEAL bezahlen", intro: "Wählen Sie Ihre Bank." },
    idealBank: { title: "Bei {bank} bestätigen", intro: "Der Betrag wird von Ihrem Girokonto überwiesen." },
    bank: "Ihre Bank",
    toBank: "Zu meiner Bank",
    authorisation: {
      title: "Petite Malle bei PayPal erlauben",
      intro:
        "Ihre Koffer können dann Ihrem PayPal-Konto belastet werden, ohne dass Sie hierher zurückkommen. Jetzt wird nichts abgebucht.",
      confirm: "Erlauben",
      refuse: "Nicht erlauben",
    },
  },
  nl: {
    test: "Testpagina: er wordt geen bank benaderd en geen bedrag afgeschreven.",
    shop: "Winkel",
    amount: "Bedrag",
    today: "Vandaag te betalen",
    laterOn: "Te betalen aan Klarna vóór {date}",
    confirm: "Betaling bevestigen",
    refuse: "Betaling weigeren",
    cancel: "Annuleren en terug naar de winkel",
    more: "Een ander einde spelen",
    expire: "De pagina een uur open laten",
    later: "Bevestigen, de bank antwoordt later",
    notFound: "Deze betaling bestaat niet.",
    expiredTitle: "Deze pagina is verlopen",
    expiredText: "Ze stond te lang open. Er is niets afgeschreven; in de winkel kun je het opnieuw proberen.",
    back: "Terug naar de winkel",
    card: { title: "Bevestig je betaling", intro: "Je bank controleert dat jij het bent (3-D Secure)." },
    paypal: { title: "Betalen met PayPal", intro: "Het bedrag gaat van je PayPal-rekening." },
    klarna_paylater: {
      title: "Later betalen met Klarna",
      intro: "Je krijgt eerst je bestelling en betaalt Klarna over 30 dagen.",
    },
    klarna_paynow: { title: "Nu betalen met Klarna", intro: "Klarna schrijft meteen van je bankrekening af." },
    ideal: { title: "Betalen met iDEAL", intro: "Kies je bank." },
    idealBank: { title: "Bevestig bij {bank}", intro: "Het bedrag wordt overgemaakt van je betaalrekening." },
    bank: "Je bank",
    toBank: "Naar mijn bank",
    authorisation: {
      title: "Petite Malle toestaan bij PayPal",
      intro:
        "Je koffers kunnen dan van je PayPal-rekening worden afgeschreven, zonder dat je hier terugkomt. Nu wordt er niets afgeschreven.",
      confirm: "Toestaan",
      refuse: "Niet toestaan",
    },
  },
  es: {
    test: "Página de prueba: no se contacta con ningún banco ni se cobra ningún importe.",
    shop: "Comercio",
    amount: "Importe",
    today: "A pagar hoy",
    laterOn: "A pagar a Klarna antes del {date}",
    confirm: "Confirmar el pago",
    refuse: "Rechazar el pago",
    cancel: "Cancelar y volver a la tienda",
    more: "Probar otro final",
    expire: "Dejar la página abierta una hora",
    later: "Confirmar, el banco responde más tarde",
    notFound: "Este pago no existe.",
    expiredTitle: "Esta página ha caducado",
    expiredText: "Ha estado abierta demasiado tiempo. No se ha cobrado nada; la tienda te propone intentarlo de nuevo.",
    back: "Volver a la tienda",
    card: { title: "Confirma tu pago", intro: "Tu banco comprueba que eres tú (3-D Secure)." },
    paypal: { title: "Pagar con PayPal", intro: "El importe se carga en tu cuenta de PayPal." },
    klarna_paylater: {
      title: "Pagar después con Klarna",
      intro: "Primero recibes tu pedido y pagas a Klarna dentro de 30 días.",
    },
    klarna_paynow: { title: "Pagar ahora con Klarna", intro: "Klarna lo carga enseguida en tu cuenta bancaria." },
    ideal: { title: "Pagar con iDEAL", intro: "Elige tu banco." },
    idealBank: { title: "Confirma en {bank}", intro: "El importe se transfiere desde tu cuenta corriente." },
    bank: "Tu banco",
    toBank: "Ir a mi banco",
    authorisation: {
      title: "Autorizar a Petite Malle en PayPal",
      intro:
        "Tus baúles podrán cargarse en tu cuenta de PayPal sin que tengas que volver aquí. Ahora no se cobra nada.",
      confirm: "Autorizar",
      refuse: "No autorizar",
    },
  },
};
