import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { createRecyclingLabel, RecyclingLabel } from "#contract/recycling.ts";
import { mostOpenLabels } from "#contract/terms.ts";
import { findClient } from "../clients/store.ts";
import type { RequestContext } from "../context.ts";
import { and, eq, gte, sql } from "../db/orm.ts";
import { recyclingLabels } from "../db/schema/after-sale.ts";
import { ApiError } from "../http/problem.ts";
import { countCall, recyclingAddressLimit } from "../http/rate-limit.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { textLocaleOf } from "../mails/texts.ts";
import { nextParcelNumber } from "../orders/parcel-number.ts";
import { returnCarrier } from "../returns/rules.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { expiresOn, isSupported, pointsPerParcelOf } from "./rules.ts";
import { toLabel } from "./store.ts";

type Input = z.output<(typeof createRecyclingLabel)["body"]>;

/** Makes labels and mails them. Calls for one e-mail follow one another, so that two at once are counted both. */
export async function createLabel(input: Input, context: RequestContext): Promise<RecyclingLabel> {
  const { db, clock, caller, localeOption } = context;
  await countCall(context, recyclingAddressLimit, context.remoteAddress);
  const { country_code: country, ...fields } = input.address;
  if (!isSupported(country))
    throw new ApiError("COUNTRY_NOT_SUPPORTED", { title: "Country not supported", data: { country_code: country } });
  const email = input.email.toLowerCase();
  return db.transaction(async (tx) => {
    const now = clock.now();
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recycling:${email}`}, 0))`);
    const open = await tx.$count(
      recyclingLabels,
      and(
        eq(recyclingLabels.email, email),
        eq(recyclingLabels.status, "CREATED"),
        gte(recyclingLabels.expiresOn, todayOf(now)),
      ),
    );
    if (open >= mostOpenLabels) throw new ApiError("TOO_MANY_LABELS", { data: { limit: mostOpenLabels } });
    const client = caller && (await findClient(tx, caller.clientId));
    const locale = client?.locale ?? localeOption;
    const trackingNumbers: string[] = [];
    for (let parcel = 0; parcel < input.parcel_count; parcel++) trackingNumbers.push(await nextParcelNumber(tx));
    const carrier = returnCarrier(country, "POST_OFFICE", textLocaleOf(locale)) ?? "";
    const [label] = await tx
      .insert(recyclingLabels)
      .values({
        id: crypto.randomUUID(),
        clientId: client?.id ?? null,
        email,
        address: { ...fields, country_code: country },
        parcelCount: input.parcel_count,
        carrier,
        trackingNumbers,
        status: "CREATED",
        locale,
        accessKey: randomBytes(24).toString("base64url"),
        createdAt: now,
        expiresOn: expiresOn(now),
      })
      .returning();
    if (!label) throw new Error("no label");
    const data = {
      firstname: input.address.firstname,
      label_id: label.id,
      access_key: label.accessKey,
      carrier,
      tracking_numbers: trackingNumbers,
      expires_on: label.expiresOn,
      points_per_parcel: pointsPerParcelOf(client),
      is_client: client !== null,
    };
    const mail = { kind: "recycling-label", recipient: email, locale, data };
    await enqueueMail(tx, { ...mail, dedupeKey: `recycling-label:${label.id}` }, now);
    return toLabel(label);
  });
}
