CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_payment" UNIQUE("payment_id")
);
--> statement-breakpoint
DROP INDEX "payments_settled";--> statement-breakpoint
INSERT INTO "refunds" ("payment_id", "order_id", "amount", "currency", "reason", "idempotency_key", "state", "done_at")
SELECT "id", "order_id", "amount", "currency",
	CASE "state" WHEN 'refunding' THEN 'owner' WHEN 'surplus' THEN 'not_owed' ELSE 'provider' END, 'refund-' || "id",
	CASE "state" WHEN 'refunded' THEN 'done' ELSE 'requested' END,
	CASE "state" WHEN 'refunded' THEN coalesce("refunded_at", "created_at") END
FROM "payments" WHERE "state" IN ('refunding', 'surplus', 'refunded');--> statement-breakpoint
UPDATE "payments" SET "state" = 'returned' WHERE "state" IN ('refunding', 'surplus', 'refunded');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE state <> 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_settled" ON "payments" USING btree ("order_id") WHERE state = 'settled';--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refunded_at";