/** Every row of a list that is answered in pages, in its order. */
export async function readAllPages<Row>(
  readPage: (page: number) => Promise<{ pages: number; items: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page++) {
    const answer = await readPage(page);
    rows.push(...answer.items);
    pages = answer.pages;
  }
  return rows;
}
