import type { Preview, Request } from "#contract/requests.ts";
import { BoxCard } from "./box-card.tsx";
import { PreviewLooks } from "./preview-looks.tsx";

export interface BoxWithPreview {
  box: Request;
  /** Null before the stylist chose. */
  preview: Preview | null;
}

/** What the stylist chose for a box, or how the box stands until then. */
export function BoxPreview({ box, preview, isShort }: BoxWithPreview & { isShort?: boolean }) {
  return preview ? <PreviewLooks preview={preview} isShort={isShort} /> : <BoxCard box={box} headingLevel={2} />;
}
