CREATE SEQUENCE "public"."parcel_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "order_ratings" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"comment" text NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_unsubscriptions" (
	"phone" text NOT NULL,
	"list" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recycling_labels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"parcel_count" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking_numbers" text[] NOT NULL,
	"status" text NOT NULL,
	"reward_points" integer DEFAULT 0 NOT NULL,
	"locale" text NOT NULL,
	"access_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_on" date NOT NULL,
	"received_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"comment" text,
	"exchange_variant_id" integer,
	"received_quantity" integer,
	"damaged_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" between 1 and 10),
	CONSTRAINT "return_lines_received" CHECK ("return_lines"."received_quantity" between 0 and "return_lines"."quantity"),
	CONSTRAINT "return_lines_damaged" CHECK ("return_lines"."damaged_quantity" between 0 and coalesce("return_lines"."received_quantity", 0))
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hand_in_by" date NOT NULL,
	"received_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"refund_by" date,
	"replacement_order_id" uuid,
	CONSTRAINT "returns_tracking_number_unique" UNIQUE("tracking_number")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_id" uuid,
	"object" text NOT NULL,
	"content" text NOT NULL,
	"sender_email" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_phone" text,
	"attachment" jsonb,
	"order_id" uuid,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tickets_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"description" jsonb NOT NULL,
	"manufacturer" jsonb NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalog_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_products" (
	"collection_slug" text NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"gender" text NOT NULL,
	"family" text NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_percent" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_products_collection_slug_product_id_pk" PRIMARY KEY("collection_slug","product_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"profile_type" text NOT NULL,
	"gender" text,
	"is_shop" boolean DEFAULT true NOT NULL,
	"is_suggestion" boolean DEFAULT false NOT NULL,
	"names" jsonb NOT NULL,
	"taglines" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"image" jsonb NOT NULL,
	"drawing" jsonb,
	"product_count" integer NOT NULL,
	"sizes" text[] NOT NULL,
	"families" text[] NOT NULL,
	"genders" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "look_products" (
	"look_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "look_products_look_id_product_id_pk" PRIMARY KEY("look_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"id" serial PRIMARY KEY NOT NULL,
	"profile_type" text NOT NULL,
	"position" integer NOT NULL,
	"stylist_slug" text NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"image" jsonb NOT NULL,
	"drawing" jsonb
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"product_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "price_history_product_id_starts_at_pk" PRIMARY KEY("product_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"brand_id" integer NOT NULL,
	"profile_type" text NOT NULL,
	"gender" text NOT NULL,
	"family" text NOT NULL,
	"meta_category" text NOT NULL,
	"label" text,
	"names" jsonb NOT NULL,
	"clean_names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"color" jsonb NOT NULL,
	"pattern" jsonb NOT NULL,
	"fabric" jsonb NOT NULL,
	"composition" jsonb NOT NULL,
	"care" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"origin" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"drawing" jsonb,
	"price_cents" integer NOT NULL,
	"original_price_cents" integer,
	"lowest_price_30_days_cents" integer,
	"discount_percent" integer DEFAULT 0 NOT NULL,
	"collection_slug" text NOT NULL,
	"sizes_in_stock" text[] DEFAULT '{}' NOT NULL,
	"rank" integer NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"is_listed" boolean GENERATED ALWAYS AS (is_published and jsonb_array_length(images) > 0) STORED NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"traits" text[] GENERATED ALWAYS AS (array[drawing ->> 'silhouette', color ->> 'code', color ->> 'hex', pattern ->> 'code', fabric ->> 'code']) STORED NOT NULL,
	"materials" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(composition, '$[*].code')) STORED NOT NULL,
	"search_fr" "tsvector" NOT NULL,
	"search_de" "tsvector" NOT NULL,
	"search_nl" "tsvector" NOT NULL,
	"search_es" "tsvector" NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_price_positive" CHECK ("products"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"size" text NOT NULL,
	"position" integer NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "variants_stock_not_negative" CHECK ("variants"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "website_contents" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "website_contents_kind_slug_locale_pk" PRIMARY KEY("kind","slug","locale")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"street" text NOT NULL,
	"street_extra" text DEFAULT '' NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"phone" text,
	"locale" text NOT NULL,
	"is_optin_kid" boolean DEFAULT false NOT NULL,
	"optin_source_kid" text,
	"is_optin_woman" boolean DEFAULT false NOT NULL,
	"optin_source_woman" text,
	"origin" text,
	"return_mode" text,
	"is_woman_activated" boolean DEFAULT true NOT NULL,
	"godfather_client_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"type" text NOT NULL,
	"provider_payment_method_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiration_date" date,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_customers" (
	"client_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_customers_client_id_gateway_pk" PRIMARY KEY("client_id","gateway")
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"staff_name" text,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"email" text NOT NULL,
	"list" text NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscribers_email_list_pk" PRIMARY KEY("email","list")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"client_id" uuid NOT NULL,
	"discount_cents" integer NOT NULL,
	"is_spent" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"points" integer,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"scope" text NOT NULL,
	"client_id" uuid,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"uses_per_client" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text,
	"amount_cents" integer NOT NULL,
	"for" text NOT NULL,
	"giver_client_id" uuid,
	"buyer" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"deliver_on" date NOT NULL,
	"status" text NOT NULL,
	"expires_on" date,
	"redeemed_by_client_id" uuid,
	"redeemed_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_cards_code_unique" UNIQUE("code"),
	CONSTRAINT "gift_cards_amount" CHECK ("gift_cards"."amount_cents" between 1000 and 50000)
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"account" text NOT NULL,
	"unit" text NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "ledger_balances_account_unit_pk" PRIMARY KEY("account","unit"),
	CONSTRAINT "ledger_balances_owned_not_negative" CHECK ("ledger_balances"."balance" >= 0 or not ("ledger_balances"."account" like 'client:%' or "ledger_balances"."account" like 'gift-card:%'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"client_id" uuid,
	"dedupe_key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "ledger_entries_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" uuid NOT NULL,
	"account" text NOT NULL,
	"unit" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_account_unit_pk" PRIMARY KEY("entry_id","account","unit"),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"friend_client_id" uuid PRIMARY KEY NOT NULL,
	"godfather_client_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"rewarded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"provider_cents" integer NOT NULL,
	"wallet_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"provider_refund_id" text,
	"error_code" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_amounts" CHECK ("refunds"."provider_cents" >= 0 and "refunds"."wallet_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"look_id" integer,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_lines_cart_id_variant_id_pk" PRIMARY KEY("cart_id","variant_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid,
	"version" integer NOT NULL,
	"merged_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"dedupe_key" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"shipping_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"provider_cents" integer NOT NULL,
	"wallet_cents" integer NOT NULL,
	CONSTRAINT "credit_notes_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount_cents" = "credit_notes"."provider_cents" + "credit_notes"."wallet_cents")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"resource_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"data" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_outbox_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_events_order_id_sequence_pk" PRIMARY KEY("order_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"returned_quantity" integer DEFAULT 0 NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"look_id" integer,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 10),
	CONSTRAINT "order_lines_returned" CHECK ("order_lines"."returned_quantity" between 0 and "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"locale" text NOT NULL,
	"cart_id" uuid,
	"items_total_cents" integer NOT NULL,
	"shipping_fee_cents" integer NOT NULL,
	"is_shipping_offered" boolean NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer NOT NULL,
	"wallet_cents" integer DEFAULT 0 NOT NULL,
	"prepaid_cents" integer DEFAULT 0 NOT NULL,
	"coupon_code" text,
	"uses_wallet" boolean DEFAULT false NOT NULL,
	"vat_cents" integer NOT NULL,
	"vat_rate_basis_points" integer NOT NULL,
	"delivery" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"tracking_number" text,
	"return_until" date,
	"return_extension_days" integer DEFAULT 0 NOT NULL,
	"next_charge_at" timestamp (3) with time zone,
	"charge_retries" integer DEFAULT 0 NOT NULL,
	"reserved_until" timestamp (3) with time zone,
	"exchange_of" uuid,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_cents" = "orders"."items_total_cents" + "orders"."shipping_fee_cents" - "orders"."discount_cents"),
	CONSTRAINT "orders_covered" CHECK ("orders"."total_cents" >= "orders"."wallet_cents" + "orders"."prepaid_cents" and "orders"."wallet_cents" >= 0 and "orders"."prepaid_cents" >= 0 and "orders"."discount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text DEFAULT 'ORDER' NOT NULL,
	"order_id" uuid,
	"gift_card_id" uuid,
	"payment_method_id" uuid,
	"guest_method" jsonb,
	"is_off_session" boolean DEFAULT false NOT NULL,
	"gateway" text NOT NULL,
	"provider_payment_id" text,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"error_code" text,
	"action_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"refund_due_at" timestamp (3) with time zone,
	CONSTRAINT "payments_one_cause" CHECK (num_nonnulls("payments"."order_id", "payments"."gift_card_id") = 1),
	CONSTRAINT "payments_one_method" CHECK (num_nonnulls("payments"."payment_method_id", "payments"."guest_method") = 1)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text DEFAULT 'card' NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"behaviour" text NOT NULL,
	"expiration_date" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"error_code" text,
	"return_url" text NOT NULL,
	"locale" text NOT NULL,
	CONSTRAINT "sandbox_payments_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "sandbox_refunds_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "clock_offset" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL,
	CONSTRAINT "clock_offset_single" CHECK ("clock_offset"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "look_likes" (
	"profile_id" uuid NOT NULL,
	"look_id" integer NOT NULL,
	"is_liked" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "look_likes_profile_id_look_id_pk" PRIMARY KEY("profile_id","look_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"profile_type" text NOT NULL,
	"firstname" text NOT NULL,
	"gender" text NOT NULL,
	"birthdate" date,
	"top_size" text,
	"bottom_size" text,
	"shoe_size" text,
	"description" text,
	"photo_key" text,
	"has_requested" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz_answers" (
	"profile_id" uuid NOT NULL,
	"code" text NOT NULL,
	"answers" jsonb NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quiz_answers_profile_id_code_pk" PRIMARY KEY("profile_id","code")
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"call" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"client_id" uuid,
	"subject_id" text,
	"staff_name" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"request_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_events_request_id_sequence_pk" PRIMARY KEY("request_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "request_items" (
	"request_id" integer NOT NULL,
	"look_index" integer NOT NULL,
	"item_index" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"replaced" jsonb NOT NULL,
	CONSTRAINT "request_items_request_id_look_index_item_index_pk" PRIMARY KEY("request_id","look_index","item_index")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"subscription_id" uuid,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"blocked_reason" text,
	"delivery_date" date NOT NULL,
	"budget_cents" integer,
	"delivery" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"comment" text,
	"fraud_label" text,
	"order_id" uuid,
	"preview_until" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_events" (
	"subscription_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_events_subscription_id_sequence_pk" PRIMARY KEY("subscription_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"frequency_months" integer,
	"status" text NOT NULL,
	"next_delivery_date" date,
	"delivery_day" integer NOT NULL,
	"next_at" timestamp (3) with time zone,
	"paused_until" date,
	"budget_cents" integer,
	"delivery" jsonb NOT NULL,
	"fraud_label" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"terminated_at" timestamp (3) with time zone,
	"termination_reason" text,
	CONSTRAINT "subscriptions_frequency" CHECK ("subscriptions"."frequency_months" between 1 and 12),
	CONSTRAINT "subscriptions_delivery_day" CHECK ("subscriptions"."delivery_day" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"request_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishes_request_id_product_id_pk" PRIMARY KEY("request_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recycling_labels" ADD CONSTRAINT "recycling_labels_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_exchange_variant_id_variants_id_fk" FOREIGN KEY ("exchange_variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_replacement_order_id_orders_id_fk" FOREIGN KEY ("replacement_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_collection_slug_collections_slug_fk" FOREIGN KEY ("collection_slug") REFERENCES "public"."collections"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_products" ADD CONSTRAINT "look_products_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_products" ADD CONSTRAINT "look_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_godfather_client_id_clients_id_fk" FOREIGN KEY ("godfather_client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_customers" ADD CONSTRAINT "provider_customers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_giver_client_id_clients_id_fk" FOREIGN KEY ("giver_client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_redeemed_by_client_id_clients_id_fk" FOREIGN KEY ("redeemed_by_client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_client_id_clients_id_fk" FOREIGN KEY ("friend_client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_godfather_client_id_clients_id_fk" FOREIGN KEY ("godfather_client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_exchange_of_orders_id_fk" FOREIGN KEY ("exchange_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_likes" ADD CONSTRAINT "look_likes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_likes" ADD CONSTRAINT "look_likes_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_decisions" ADD CONSTRAINT "staff_decisions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_unsubscriptions_once" ON "phone_unsubscriptions" USING btree ("phone","list");--> statement-breakpoint
CREATE INDEX "recycling_labels_client" ON "recycling_labels" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "recycling_labels_email" ON "recycling_labels" USING btree ("email");--> statement-breakpoint
CREATE INDEX "recycling_labels_open" ON "recycling_labels" USING btree ("created_at") WHERE "recycling_labels"."status" = 'CREATED';--> statement-breakpoint
CREATE INDEX "returns_client" ON "returns" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("hand_in_by") WHERE "returns"."status" in ('DECLARED', 'RECEIVED');--> statement-breakpoint
CREATE INDEX "tickets_client" ON "tickets" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "collection_products_position" ON "collection_products" USING btree ("collection_slug","position","product_id","gender","family");--> statement-breakpoint
CREATE INDEX "collection_products_price" ON "collection_products" USING btree ("collection_slug","price_cents","product_id","gender","family");--> statement-breakpoint
CREATE INDEX "collection_products_discount" ON "collection_products" USING btree ("collection_slug","discount_percent","product_id","gender","family");--> statement-breakpoint
CREATE INDEX "collection_products_publication" ON "collection_products" USING btree ("collection_slug","published_at","product_id","gender","family");--> statement-breakpoint
CREATE INDEX "products_by_rank" ON "products" USING btree ("rank","gender","family","sizes_in_stock","id") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id","gender","family","sizes_in_stock") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_by_publication" ON "products" USING btree ("published_at","id","gender","family","sizes_in_stock") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_by_discount" ON "products" USING btree ("discount_percent","id","gender","family","sizes_in_stock") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_by_kind" ON "products" USING btree ("family","gender","rank","sizes_in_stock","price_cents","discount_percent","published_at","id") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("id","gender","family","sizes_in_stock","price_cents","discount_percent","published_at") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_sizes" ON "products" USING gin ("sizes_in_stock");--> statement-breakpoint
CREATE INDEX "products_search_fr" ON "products" USING gin ("search_fr");--> statement-breakpoint
CREATE INDEX "products_search_de" ON "products" USING gin ("search_de");--> statement-breakpoint
CREATE INDEX "products_search_nl" ON "products" USING gin ("search_nl");--> statement-breakpoint
CREATE INDEX "products_search_es" ON "products" USING gin ("search_es");--> statement-breakpoint
CREATE INDEX "products_text_fr" ON "products" USING btree ("rank","id","search_fr") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_text_de" ON "products" USING btree ("rank","id","search_de") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_text_nl" ON "products" USING btree ("rank","id","search_nl") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_text_es" ON "products" USING btree ("rank","id","search_es") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "variants_product_size" ON "variants" USING btree ("product_id","size");--> statement-breakpoint
CREATE INDEX "addresses_client" ON "addresses" USING btree ("client_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("client_id","kind") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "clients_email" ON "clients" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "payment_methods_client" ON "payment_methods" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("client_id") WHERE "payment_methods"."is_default" and "payment_methods"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_provider_id" ON "payment_methods" USING btree ("gateway","provider_payment_method_id");--> statement-breakpoint
CREATE INDEX "sessions_client" ON "sessions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_client" ON "coupon_uses" USING btree ("client_id","code");--> statement-breakpoint
CREATE INDEX "coupons_client" ON "coupons" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "gift_cards_giver" ON "gift_cards" USING btree ("giver_client_id");--> statement-breakpoint
CREATE INDEX "gift_cards_due" ON "gift_cards" USING btree ("deliver_on") WHERE "gift_cards"."status" = 'ACTIVE' and "gift_cards"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "gift_cards_open" ON "gift_cards" USING btree ("status","expires_on") WHERE "gift_cards"."status" in ('PENDING_PAYMENT', 'ACTIVE');--> statement-breakpoint
CREATE INDEX "ledger_entries_client" ON "ledger_entries" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "ledger_entries_source" ON "ledger_entries" USING btree ("source_type","source_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account");--> statement-breakpoint
CREATE INDEX "referrals_godfather" ON "referrals" USING btree ("godfather_client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_dedupe" ON "refunds" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("next_attempt_at") WHERE "refunds"."status" <> 'SENT';--> statement-breakpoint
CREATE UNIQUE INDEX "carts_client" ON "carts" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number" ON "credit_notes" USING btree ("year","sequence");--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("year","sequence");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_exchange_of" ON "orders" USING btree ("exchange_of") WHERE "orders"."exchange_of" is not null;--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_reserved" ON "orders" USING btree ("reserved_until") WHERE "orders"."reserved_until" is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("kind","status","client_id") WHERE "orders"."status" in ('PENDING_PAYMENT', 'PAYMENT_FAILED');--> statement-breakpoint
CREATE INDEX "orders_returnable" ON "orders" USING btree ("return_until") WHERE "orders"."status" = 'DELIVERED';--> statement-breakpoint
CREATE INDEX "orders_charge_due" ON "orders" USING btree ("next_charge_at") WHERE "orders"."next_charge_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_moving" ON "orders" USING btree ("status","created_at") WHERE "orders"."status" in ('PAID', 'PREPARED', 'SHIPPED', 'DELIVERED');--> statement-breakpoint
CREATE INDEX "orders_to_fulfil" ON "orders" USING btree ("id") WHERE "orders"."kind" = 'SHOP' and "orders"."status" in ('PAID', 'PREPARED', 'SHIPPED');--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree (coalesce("order_id", "gift_card_id"),"purpose") WHERE "payments"."status" in ('PENDING', 'REQUIRES_ACTION', 'SUCCEEDED') and "payments"."refund_due_at" is null;--> statement-breakpoint
CREATE INDEX "payments_refund_due" ON "payments" USING btree ("refund_due_at") WHERE "payments"."refund_due_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_gift_card" ON "payments" USING btree ("gift_card_id");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("updated_at") WHERE "payments"."status" in ('PENDING', 'REQUIRES_ACTION');--> statement-breakpoint
CREATE INDEX "password_resets_client" ON "password_resets" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "profiles_client" ON "profiles" USING btree ("client_id","created_at") WHERE "profiles"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_person" ON "profiles" USING btree ("birthdate",lower("firstname")) WHERE "profiles"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "staff_actions_client" ON "staff_actions" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "staff_decisions_client" ON "staff_decisions" USING btree ("client_id","kind","at");--> statement-breakpoint
CREATE UNIQUE INDEX "request_items_product" ON "request_items" USING btree ("request_id","product_id");--> statement-breakpoint
CREATE INDEX "requests_client" ON "requests" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "requests_profile" ON "requests" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "requests_due" ON "requests" USING btree ("due_at") WHERE "requests"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "requests_order" ON "requests" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_one_upcoming" ON "requests" USING btree ("subscription_id") WHERE "requests"."status" in ('OPEN', 'COMPOSED', 'VALIDATED');--> statement-breakpoint
CREATE UNIQUE INDEX "requests_one_extra" ON "requests" USING btree ("profile_id") WHERE "requests"."subscription_id" is null and "requests"."status" in ('OPEN', 'COMPOSED', 'VALIDATED');--> statement-breakpoint
CREATE INDEX "subscriptions_client" ON "subscriptions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "subscriptions_profile" ON "subscriptions" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_open" ON "subscriptions" USING btree ("profile_id") WHERE "subscriptions"."status" in ('ACTIVE', 'PAUSED');--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_at") WHERE "subscriptions"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "subscriptions_resume" ON "subscriptions" USING btree ("paused_until") WHERE "subscriptions"."status" = 'PAUSED';