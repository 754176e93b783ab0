/** Banks that take part in iDEAL, as its page offers them: what the address says of one, and its name. */
export const idealBanks: Readonly<Record<string, string>> = {
  abn_amro: "ABN AMRO",
  asn: "ASN Bank",
  bunq: "bunq",
  ing: "ING",
  rabobank: "Rabobank",
  triodos: "Triodos Bank",
};

/** The name of a bank; null for one that takes no part. */
export const bankName = (id: string | undefined): string | null =>
  id !== undefined && Object.hasOwn(idealBanks, id) ? (idealBanks[id] ?? null) : null;
