import * as contract from "#contract/recycling.ts";
import { findClient } from "../clients/store.ts";
import { drawLabels } from "../documents/label.ts";
import { toFile } from "../documents/pdf.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { isSameSecret } from "../http/same-secret.ts";
import { createLabel } from "./create.ts";
import { pointsPerParcelOf } from "./rules.ts";
import { findLabel, findLabelsOf, toLabel } from "./store.ts";

export const recyclingRoutes: Implementation[] = [
  implement(contract.createRecyclingLabel, async ({ body }, context) => createLabel(body, context)),
  implement(contract.getRecyclingLabelPdf, async ({ params, query }, { db, clock }) => {
    const label = await findLabel(db, params.id);
    // One that is used or over is not found either: nobody shall stick it on a parcel.
    if (!label || !isSameSecret(label.accessKey, query.key) || label.status !== "CREATED")
      throw new ApiError("NOT_FOUND");
    const facts = {
      kind: "recycling",
      sender: label.address,
      carrier: label.carrier,
      trackingNumbers: label.trackingNumbers,
      until: label.expiresOn,
      mode: "POST_OFFICE",
      orderNumber: null,
    } as const;
    const bytes = await drawLabels(facts, { size: query.format, locale: label.locale, now: clock.now() });
    return toFile(bytes, label.trackingNumbers[0] ?? label.id);
  }),
  implement(contract.getRecycling, async (_, { db, caller }) => {
    const [labels, client] = await Promise.all([findLabelsOf(db, caller.clientId), findClient(db, caller.clientId)]);
    const rewards = labels.flatMap(({ id, rewardPoints: points, receivedAt }) =>
      receivedAt !== null && points > 0 ? [{ label_id: id, points, at: receivedAt.toISOString() }] : [],
    );
    return {
      labels: labels.map(toLabel),
      rewards,
      points_per_parcel: pointsPerParcelOf(client),
      points_total: rewards.reduce((sum, { points }) => sum + points, 0),
    };
  }),
];
