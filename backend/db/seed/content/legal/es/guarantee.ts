import { type LegalContent, legalContent } from "../content.ts";

/** The main elements of the guarantee of the law, shown before every order beside the official notice. */
export const guaranteeEs: Readonly<Record<"legal_guarantee", LegalContent>> = {
  legal_guarantee: legalContent(
    "Garantía legal de conformidad",
    [
      "rights",
      "Tus derechos ante un defecto",
      "Todo artículo nuevo que compras en la Unión Europea tiene una garantía legal de conformidad de al menos dos años desde la entrega. En algunos países dura más: en España, tres años.",
      "Si el artículo es defectuoso o no es lo que se acordó, el vendedor lo repara o lo cambia gratis. Si no es posible, o no en un plazo razonable, puedes pedir una rebaja del precio o la devolución del dinero.",
    ],
    [
      "commercial",
      "¿Y las garantías comerciales?",
      "Vendedores y fabricantes pueden ofrecer además una garantía comercial, por ejemplo de durabilidad. Se suma a la garantía legal y nunca la sustituye.",
    ],
  ),
};
