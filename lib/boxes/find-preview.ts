import "server-only";
import { getPreview, type Preview } from "#contract/preview.ts";
import { getRequest, getRequests, type Request } from "#contract/requests.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";

interface BoxPath {
  profileId: string | number;
  requestId: string | number;
}

export interface BoxWithPreview {
  box: Request;
  /** Null before the stylist chose. */
  preview: Preview | null;
}

/** Of each profile whose preview can be changed now, its box: the one whose time is over first. */
const openPreviewsIn = (boxes: readonly Request[]): Map<string, number> =>
  new Map(
    boxes
      .filter(({ status_details }) => status_details.actions.includes("GO_TO_PREVIEW"))
      .toSorted((a, b) => (b.preview_until ?? "").localeCompare(a.preview_until ?? ""))
      .map(({ kid, id }) => [kid.id, id]),
  );

/**
 * A box and what the stylist chose for it, null before; ends in a 404 for a box that is not the client's. `openPreviews` has
 * the box of each profile that can be looked into from there by its profile's id, this one in any case.
 */
export async function findPreview(
  session: ClientSession,
  { profileId, requestId }: BoxPath,
): Promise<BoxWithPreview & { openPreviews: ReadonlyMap<string, number> }> {
  const params = { id: String(profileId), rid: String(requestId) };
  const [box, preview, composed] = await Promise.all([
    findForClient(session, getRequest, { params }),
    callAsClient(session, getPreview, { params }).catch((error: unknown) => {
      // Whose box it is the other call tells.
      if (hasCode(error, "PREVIEW_NOT_READY") || hasCode(error, "NOT_FOUND") || hasCode(error, "VALIDATION"))
        return null;
      throw error;
    }),
    callAsClient(session, getRequests, { query: { status: "COMPOSED" } }),
  ]);
  return { box, preview, openPreviews: openPreviewsIn(composed).set(box.kid.id, box.id) };
}
