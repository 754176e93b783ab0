import { type LegalContent, legalContent } from "../content.ts";

/** The main elements of the guarantee of the law, shown before every order beside the official notice. */
export const guaranteeDe: Readonly<Record<"legal_guarantee", LegalContent>> = {
  legal_guarantee: legalContent(
    "Gesetzliches Gewährleistungsrecht",
    [
      "rights",
      "Ihre Rechte bei einem Mangel",
      "Für jede neue Ware, die Sie in der Europäischen Union kaufen, gilt das gesetzliche Gewährleistungsrecht: mindestens zwei Jahre ab der Lieferung. In manchen Ländern gilt es länger.",
      "Ist die Ware mangelhaft oder entspricht sie nicht dem, was vereinbart war, muss der Verkäufer sie kostenlos reparieren oder ersetzen. Ist das nicht möglich oder nicht in angemessener Zeit, können Sie den Preis mindern oder Ihr Geld zurückverlangen.",
    ],
    [
      "commercial",
      "Und gewerbliche Garantien?",
      "Verkäufer und Hersteller können zusätzlich eine gewerbliche Garantie anbieten, etwa eine Haltbarkeitsgarantie. Sie kommt zum gesetzlichen Gewährleistungsrecht hinzu und ersetzt es nie.",
    ],
  ),
};
