import "server-only";
import { getPreview, type Preview } from "#contract/preview.ts";
import { getRequest, type Request } from "#contract/requests.ts";
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

/** A box and what the stylist chose for it, null before; ends in a 404 for a box that is not the client's. */
export async function findPreview(session: ClientSession, { profileId, requestId }: BoxPath): Promise<BoxWithPreview> {
  const params = { id: String(profileId), rid: String(requestId) };
  const [box, preview] = await Promise.all([
    findForClient(session, getRequest, { params }),
    callAsClient(session, getPreview, { params }).catch((error: unknown) => {
      // Whose box it is the other call tells.
      if (hasCode(error, "PREVIEW_NOT_READY") || hasCode(error, "NOT_FOUND") || hasCode(error, "VALIDATION"))
        return null;
      throw error;
    }),
  ]);
  return { box, preview };
}
