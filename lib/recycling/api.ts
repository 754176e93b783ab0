import { getRecyclingLabelPdf } from "#contract/recycling.ts";
import { AppError } from "#lib/http/app-error.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** Where the label an address names can be printed; null when it names none that can be used. Throws when it cannot be read now. */
export async function findLabelPdf(search: string): Promise<string | null> {
  const asked = new URLSearchParams(search);
  const params = getRecyclingLabelPdf.params.safeParse({ id: asked.get("label") });
  const key = asked.get("key");
  if (!params.success || !key) return null;
  try {
    await browserApi().call(getRecyclingLabelPdf, { params: params.data, query: { key } });
  } catch (error) {
    if (error instanceof AppError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
  return `/api/littlegeste/labels/${params.data.id}/label.pdf?${new URLSearchParams({ key })}`;
}
