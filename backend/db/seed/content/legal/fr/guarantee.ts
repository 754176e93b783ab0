import { type LegalContent, legalContent } from "../content.ts";

/** The main elements of the guarantee of the law, shown before every order beside the official notice. */
export const guaranteeFr: Readonly<Record<"legal_guarantee", LegalContent>> = {
  legal_guarantee: legalContent(
    "Garantie légale de conformité",
    [
      "rights",
      "Vos droits en cas de défaut",
      "Tout article neuf acheté dans l’Union européenne est couvert par la garantie légale de conformité, pendant au moins deux ans à compter de la livraison. Dans certains pays, elle dure plus longtemps.",
      "Si l’article est défectueux ou ne correspond pas à ce qui a été convenu, le vendeur le répare ou le remplace gratuitement. Si ce n’est pas possible, ou pas dans un délai raisonnable, vous pouvez obtenir une réduction du prix ou un remboursement.",
    ],
    [
      "commercial",
      "Et les garanties commerciales ?",
      "Vendeurs et fabricants peuvent proposer en plus une garantie commerciale, par exemple de durabilité. Elle s’ajoute à la garantie légale et ne la remplace jamais.",
    ],
  ),
};
