/** The seller of the demonstration. A shop that goes live replaces every value and has the legal texts read by a lawyer. */
export const company = {
  name: "Petite Malle SAS",
  capital: "10 000 €",
  street: "1 rue de l’Exemple",
  city: "75000 Paris",
  registration: "RCS Paris 000 000 000",
  vat: "FR 00 000000000",
  /** From the range the French regulator keeps for fiction. */
  phone: "+33 1 99 00 12 34",
  email: "bonjour@petite-malle.example",
  dataEmail: "donnees@petite-malle.example",
  director: "Camille Exemple",
} as const;

/** The body the seller settles disputes before: what § 36 VSBG asks to be named, its address and its website, the same on every page. */
export const mediator = {
  street: "3 rue de l’Exemple",
  city: "75000 Paris",
  email: "mediateur@petite-malle.example",
  website: "mediateur.petite-malle.example",
} as const;
