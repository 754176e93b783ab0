import type { BodyOf } from "#contract/endpoint.ts";
import type { decideBox, PieceDecision, TryOn, TryOnPiece } from "#contract/try-on.ts";
import type { ReturnReason } from "#contract/returns.ts";
import { compareSizes } from "#lib/catalog/size.ts";

export type Fit = NonNullable<TryOnPiece["fit"]>;

/** What is chosen for a piece so far; null where nothing is. */
export interface PieceDraft {
  decision: PieceDecision | null;
  reason: ReturnReason | null;
  /** The other size that is wanted. */
  size: number | null;
  fit: Fit | null;
  /** Stars, 1 to 5. */
  score: number | null;
}

/** What is chosen for a box so far, by line. */
export interface TryOnDraft {
  pieces: Record<string, PieceDraft>;
  overall: number | null;
  comment: string;
}

export type DecideBody = BodyOf<typeof decideBox>;

/** What is wrong with a piece of a draft; null when it can be sent. */
type DraftProblem = "undecided" | "reason" | "size";

const undecided: PieceDraft = { decision: null, reason: null, size: null, fit: null, score: null };

/** Pieces there is still something to decide of. */
export const openPieces = (tryOn: Pick<TryOn, "pieces">): TryOnPiece[] =>
  tryOn.pieces.filter((piece) => !piece.has_come_back);

export const pieceDraft = (draft: TryOnDraft, lineId: string): PieceDraft => draft.pieces[lineId] ?? undecided;

/** Where a draft begins: at what was decided before; `keepsAll` where the client came to say that all is kept. */
export function startDraft(tryOn: TryOn, keepsAll: boolean): TryOnDraft {
  const { rating } = tryOn.order;
  const start = ({ decision, reason, exchange, fit, score }: TryOnPiece): PieceDraft => ({
    decision: decision ?? (keepsAll ? "KEEP" : null),
    reason,
    size: exchange?.variant_id ?? null,
    fit,
    score,
  });
  return {
    pieces: Object.fromEntries(openPieces(tryOn).map((piece) => [piece.order_line_id, start(piece)])),
    overall: rating?.overall ?? null,
    comment: rating?.comment ?? "",
  };
}

const fitOfReason: Partial<Record<ReturnReason, Fit>> = { TOO_SMALL: "TOO_SMALL", TOO_LARGE: "TOO_LARGE" };

/** A reason that tells the fit fills it in; one that was told otherwise is left alone. */
export const withReason = (piece: PieceDraft, reason: ReturnReason): PieceDraft => ({
  ...piece,
  reason,
  fit: piece.fit ?? fitOfReason[reason] ?? null,
});

/** A larger size says that this one is too small, and the other way round. */
export function withSize(piece: PieceDraft, own: string, other: { variant_id: number; size: string }): PieceDraft {
  const fit: Fit = compareSizes(other.size, own) > 0 ? "TOO_SMALL" : "TOO_LARGE";
  return { ...piece, size: other.variant_id, reason: fit, fit };
}

export function problemOf({ decision, reason, size }: PieceDraft): DraftProblem | null {
  if (decision === null) return "undecided";
  if (decision === "BACK" && reason === null) return "reason";
  return decision === "EXCHANGE" && size === null ? "size" : null;
}

/** A draft as it is sent; every piece is decided. */
export function toBody(tryOn: TryOn, draft: TryOnDraft, expected: { dueCents: number; version: string }): DecideBody {
  return {
    items: openPieces(tryOn).map(({ order_line_id }) => {
      const { decision, reason, size, fit, score } = pieceDraft(draft, order_line_id);
      return {
        order_line_id,
        decision: decision ?? "KEEP",
        fit,
        score,
        ...(decision === "BACK" || decision === "EXCHANGE" ? { reason: reason ?? "OTHER" } : {}),
        ...(decision === "EXCHANGE" && size !== null ? { exchange_variant_id: size } : {}),
      };
    }),
    overall: draft.overall,
    comment: draft.comment,
    expected_due_ttc: expected.dueCents / 100,
    expected_version: expected.version,
  };
}
