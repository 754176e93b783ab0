import { randomUUID } from "node:crypto";
import { orderLines } from "#backend/db/schema/order.ts";
import { requestItems } from "#backend/db/schema/request.ts";
import type { Profile } from "#contract/profiles.ts";
import type { TestApi } from "./create-test-api.ts";
import { anOrderRow } from "./order-rows.ts";
import { aBox } from "./profile-builders.ts";

interface BoughtPiece {
  productId: number;
  variantId: number;
  name: string;
  size: string;
}

const unitPriceCents = 2000;

/** Pieces as lines of an order that is stored. */
export async function orderedPieces(api: TestApi, orderId: string, pieces: readonly BoughtPiece[]): Promise<void> {
  await api.dependencies.db.insert(orderLines).values(
    pieces.map(({ productId, variantId, name, size }, position) => ({
      id: randomUUID(),
      orderId,
      position,
      productId,
      variantId,
      quantity: 1,
      unitPriceCents,
      snapshot: {
        name,
        clean_name: "-",
        brand_name: "Ombelle",
        size,
        collection_slug: "nouveautes",
        image: { url: "/p/0.svg", width: 900, height: 1200, placeholder: "#f6efe2", alt: "-" },
      },
    })),
  );
}

/** A closed box of which everything was kept. */
export async function aKeptBox(api: TestApi, profile: Profile, pieces: readonly BoughtPiece[]): Promise<void> {
  const orderId = await anOrderRow(api, profile.client_id, { kind: "BOX" });
  const requestId = await aBox(api, profile, { status: "CLOSED", orderId });
  await api.dependencies.db.insert(requestItems).values(
    pieces.map(({ productId, variantId }, itemIndex) => ({
      requestId,
      lookIndex: 0,
      itemIndex,
      productId,
      variantId,
      unitPriceCents,
      reasons: [],
      replaced: [],
    })),
  );
  await orderedPieces(api, orderId, pieces);
}
