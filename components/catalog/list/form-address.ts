/** The address a filter form stands for: repeated names joined by commas, empty ones left out, as the links write it. */
export function formAddress(action: string, data: FormData): string {
  const { pathname } = new URL(action);
  const search = new URLSearchParams();
  for (const name of new Set(data.keys())) {
    const text = data.getAll(name).map(String).filter(Boolean).join(",");
    if (text && !(name === "sort" && text === "relevance")) search.set(name, text);
  }
  const query = search.toString();
  return query ? `${pathname}?${query}` : pathname;
}
