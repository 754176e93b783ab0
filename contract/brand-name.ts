const names: Record<string, string> = {
  amex: "American Express",
  bancontact: "Bancontact",
  bcmc: "Bancontact",
  cartebancaire: "Carte Bancaire",
  cartes_bancaires: "Carte Bancaire",
  diners: "Diners Club",
  ideal: "iDEAL",
  jcb: "JCB",
  maestro: "Maestro",
  mastercard: "Mastercard",
  mc: "Mastercard",
  paypal: "PayPal",
  unionpay: "UnionPay",
};

/** How a brand writes itself; one nobody knows begins with a capital. */
export const brandName = (brand: string): string => names[brand] ?? brand.slice(0, 1).toUpperCase() + brand.slice(1);
