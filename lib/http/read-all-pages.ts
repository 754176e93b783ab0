/** Every row of a list that is answered in pages: those after the first are asked for at once. */
export async function readAllPages<Row>(
  readPage: (page: number) => Promise<{ pages: number; items: Row[] }>,
): Promise<Row[]> {
  const { pages, items } = await readPage(1);
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 2)));
  return [...items, ...others.flatMap((page) => page.items)];
}
