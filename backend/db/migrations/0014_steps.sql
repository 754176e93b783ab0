CREATE TABLE "ledger_checks" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"wrong" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "uses_wallet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "steps" jsonb;--> statement-breakpoint
UPDATE "orders" SET "steps" = "made"."steps" FROM (
  WITH "taken" AS (
    SELECT "orders"."id", "coupons"."kind" AS "code_kind", "coupon_uses"."code",
      least(coalesce("coupon_uses"."discount_cents", 0), "orders"."discount_cents")::bigint AS "code_cents"
    FROM "orders"
    LEFT JOIN "coupon_uses" ON "coupon_uses"."order_id" = "orders"."id"
    LEFT JOIN "coupons" ON "coupons"."code" = "coupon_uses"."code"
  ), "facts" AS (
    SELECT "orders".*, "taken"."code", "taken"."code_kind", "taken"."code_cents",
      "orders"."discount_cents" - "taken"."code_cents" AS "offer_cents"
    FROM "orders" JOIN "taken" ON "taken"."id" = "orders"."id"
  ), "billed" AS (
    SELECT "facts"."id" AS "order_id", "order_lines"."id", "order_lines"."position", "offer_cents", "code_cents",
      ("order_lines"."unit_price_cents" * CASE WHEN "facts"."kind" = 'BOX'
        THEN "order_lines"."quantity" - "order_lines"."returned_quantity" + "order_lines"."exchanged_quantity"
        ELSE "order_lines"."quantity" END)::bigint AS "cents"
    FROM "facts" JOIN "order_lines" ON "order_lines"."order_id" = "facts"."id"
  ), "summed" AS (
    SELECT *, sum("cents") OVER (PARTITION BY "order_id" ORDER BY "position") AS "until",
      nullif(sum("cents") OVER (PARTITION BY "order_id"), 0) AS "total"
    FROM "billed"
  ), "offered" AS (
    SELECT *, coalesce(div("offer_cents" * "until", "total") - div("offer_cents" * ("until" - "cents"), "total"), 0) AS "offer_part"
    FROM "summed"
  ), "left_over" AS (
    SELECT *, sum("cents" - "offer_part") OVER (PARTITION BY "order_id" ORDER BY "position") AS "left_until",
      nullif(sum("cents" - "offer_part") OVER (PARTITION BY "order_id"), 0) AS "left_total"
    FROM "offered"
  ), "parts" AS (
    SELECT *, coalesce(div("code_cents" * "left_until", "left_total")
      - div("code_cents" * ("left_until" - ("cents" - "offer_part")), "left_total"), 0) AS "code_part"
    FROM "left_over"
  ), "lines" AS (
    SELECT "order_id",
      jsonb_agg(jsonb_build_object('id', "id", 'cents', "cents") ORDER BY "position") FILTER (WHERE "cents" <> 0) AS "items",
      jsonb_agg(jsonb_build_object('id', "id", 'cents', -"offer_part") ORDER BY "position") FILTER (WHERE "offer_part" <> 0) AS "offer",
      jsonb_agg(jsonb_build_object('id', "id", 'cents', -"code_part") ORDER BY "position") FILTER (WHERE "code_part" <> 0) AS "code"
    FROM "parts" GROUP BY "order_id"
  ), "taxed" AS (
    SELECT "facts".*, "lines"."items", "lines"."offer", "lines"."code" AS "code_lines",
      round("items_total_cents"::numeric * "vat_rate_basis_points" / (10000 + "vat_rate_basis_points")) AS "items_vat",
      round(("items_total_cents" - "offer_cents")::numeric * "vat_rate_basis_points" / (10000 + "vat_rate_basis_points")) AS "offered_vat",
      round(("items_total_cents" - "discount_cents")::numeric * "vat_rate_basis_points" / (10000 + "vat_rate_basis_points")) AS "reduced_vat"
    FROM "facts" LEFT JOIN "lines" ON "lines"."order_id" = "facts"."id"
  )
  SELECT "id", jsonb_build_array(jsonb_build_object('rule', 'ITEMS', 'code', null, 'cents', "items_total_cents",
      'lines', coalesce("items", '[]'::jsonb),
      'vat', jsonb_build_array(jsonb_build_object('rate', "vat_rate_basis_points", 'cents', "items_vat"))))
    || CASE WHEN "offer_cents" = 0 THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
      'rule', CASE WHEN "exchange_of" IS NOT NULL THEN 'EXCHANGE' WHEN "kind" = 'BOX' THEN 'KEEP_ALL' ELSE 'SUBSCRIBER' END,
      'code', null, 'cents', -"offer_cents", 'lines', coalesce("offer", '[]'::jsonb),
      'vat', jsonb_build_array(jsonb_build_object('rate', "vat_rate_basis_points", 'cents', "offered_vat" - "items_vat")))) END
    || CASE WHEN "code_cents" = 0 THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
      'rule', 'CODE', 'code', "code", 'cents', -"code_cents", 'lines', coalesce("code_lines", '[]'::jsonb),
      'vat', jsonb_build_array(jsonb_build_object('rate', "vat_rate_basis_points", 'cents', "reduced_vat" - "offered_vat")))) END
    || CASE WHEN "items" IS NULL AND "shipping_fee_cents" = 0 THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
      'rule', CASE WHEN NOT "is_shipping_offered" THEN 'SHIPPING'
        WHEN "exchange_of" IS NOT NULL THEN 'SHIPPING_EXCHANGE'
        WHEN "code_kind" = 'SHIPPING' THEN 'SHIPPING_CODE'
        WHEN "kind" = 'SHOP' AND "offer_cents" > 0 AND "delivery"->>'mode' = 'HOME' THEN 'SHIPPING_SUBSCRIBER'
        ELSE 'SHIPPING_FREE' END,
      'code', CASE WHEN "is_shipping_offered" AND "exchange_of" IS NULL AND "code_kind" = 'SHIPPING' THEN "code" END,
      'cents', "shipping_fee_cents", 'lines', '[]'::jsonb,
      'vat', jsonb_build_array(jsonb_build_object('rate', "vat_rate_basis_points", 'cents', "vat_cents" - "reduced_vat")))) END AS "steps"
  FROM "taxed"
) AS "made" WHERE "made"."id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "steps" SET NOT NULL;