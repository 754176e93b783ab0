import type { z } from "zod";
import { toDecimal } from "#contract/money.ts";
import { alternativeCount, type getPreviewAlternatives } from "#contract/preview-changes.ts";
import { findVariantsWithProducts } from "../catalog/store.ts";
import { ApiError } from "../http/problem.ts";
import { findAlternatives } from "../stylist/alternatives.ts";
import { isPreviewOpen, requireComposed, type BoxParams } from "./preview.ts";
import type { BoxContext } from "./service.ts";

/** What could stand in a place of an open preview instead. Throws NOT_FOUND for a place without a piece. */
export async function readAlternatives(
  context: BoxContext,
  params: BoxParams,
  { look_index, item_index, reason }: z.output<(typeof getPreviewAlternatives)["query"]>,
): Promise<z.infer<(typeof getPreviewAlternatives)["answer"]>> {
  const { db, clock, locale } = context;
  const request = await requireComposed(context, params);
  if (!isPreviewOpen(request, clock.now())) throw new ApiError("PREVIEW_CLOSED");
  const found = await findAlternatives(db, {
    profileId: request.profileId,
    requestId: request.id,
    place: { lookIndex: look_index, itemIndex: item_index },
    reason,
    count: alternativeCount,
  });
  if (!found) throw new ApiError("NOT_FOUND");
  const pieces = await findVariantsWithProducts(
    db,
    found.alternatives.map(({ variantId }) => variantId),
    locale,
    clock.now(),
  );
  return {
    look_index,
    item_index,
    variant_id: found.variantId,
    alternatives: found.alternatives.flatMap(({ variantId, unitPriceCents, reasons }) => {
      const piece = pieces.find(({ variant }) => variant.variant_id === variantId);
      if (!piece) return [];
      return [
        {
          product: piece.product,
          variant: piece.variant,
          unit_price_ttc: toDecimal(unitPriceCents),
          price_difference_ttc: toDecimal(unitPriceCents - found.unitPriceCents),
          reasons,
        },
      ];
    }),
  };
}
