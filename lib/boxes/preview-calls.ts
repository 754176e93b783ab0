import type { AnswerOf, BodyOf } from "#contract/endpoint.ts";
import {
  dropPreviewItem,
  getPreviewAlternatives,
  reopenPreview,
  undoPreviewChange,
} from "#contract/preview-changes.ts";
import { getPreview, replacePreviewItem, validatePreview, type Preview } from "#contract/preview.ts";
import { type Request } from "#contract/requests.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** The box of a preview. */
export interface PreviewPath {
  id: string;
  rid: string;
}
interface Place {
  look_index: number;
  item_index: number;
}
/** What is wrong with a piece. */
export type SwapReason = BodyOf<typeof replacePreviewItem>["replacement_reason"];

export const readPreview = (params: PreviewPath): Promise<Preview> => browserApi().call(getPreview, { params });

export const listAlternatives = async (
  params: PreviewPath,
  place: Place,
  reason: SwapReason,
  signal: AbortSignal,
): Promise<AnswerOf<typeof getPreviewAlternatives>["alternatives"]> =>
  (await browserApi().call(getPreviewAlternatives, { params, query: { ...place, reason } }, { signal })).alternatives;

export const swapPiece = (params: PreviewPath, body: BodyOf<typeof replacePreviewItem>): Promise<Preview> =>
  browserApi().call(replacePreviewItem, { params, body });

export const dropPiece = (params: PreviewPath, body: BodyOf<typeof dropPreviewItem>): Promise<Preview> =>
  browserApi().call(dropPreviewItem, { params, body });

export const undoChange = (params: PreviewPath, body: BodyOf<typeof undoPreviewChange>): Promise<Preview> =>
  browserApi().call(undoPreviewChange, { params, body });

export const sayYes = (params: PreviewPath): Promise<Request> => browserApi().call(validatePreview, { params });

export const takeYesBack = (params: PreviewPath): Promise<Preview> => browserApi().call(reopenPreview, { params });
