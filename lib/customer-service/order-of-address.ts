/** The number of the order a letter is about, from the query of the contact page; null where it names none. */
export function orderOfAddress(search: string): string | null {
  const number = new URLSearchParams(search).get("order")?.trim().toUpperCase() ?? "";
  return /^PM-\d{4}-\d{1,12}$/.test(number) ? number : null;
}
