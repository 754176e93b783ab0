CREATE TABLE "favourites" (
	"client_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "favourites_client_id_product_id_pk" PRIMARY KEY("client_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;