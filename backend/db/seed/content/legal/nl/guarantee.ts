import { type LegalContent, legalContent } from "../content.ts";

/** The main elements of the guarantee of the law, shown before every order beside the official notice. */
export const guaranteeNl: Readonly<Record<"legal_guarantee", LegalContent>> = {
  legal_guarantee: legalContent(
    "Wettelijke garantie van conformiteit",
    [
      "rights",
      "Je rechten bij een gebrek",
      "Op elk nieuw artikel dat je in de Europese Unie koopt, geldt de wettelijke garantie van conformiteit: minstens twee jaar vanaf de levering. In sommige landen duurt ze langer.",
      "Is het artikel gebrekkig of is het niet wat was afgesproken, dan repareert of vervangt de verkoper het kosteloos. Lukt dat niet, of niet binnen een redelijke termijn, dan kun je een lagere prijs of je geld terug krijgen.",
    ],
    [
      "commercial",
      "En commerciële garanties?",
      "Verkopers en producenten kunnen daarnaast een commerciële garantie geven, bijvoorbeeld op de levensduur. Die komt boven op de wettelijke garantie en vervangt haar nooit.",
    ],
  ),
};
