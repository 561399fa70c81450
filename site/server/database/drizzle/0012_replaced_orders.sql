ALTER TABLE "payment_orders" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payment_orders" SET "replaced_at" = "offered_at" WHERE "state" = 'replaced' OR ("state" = 'unknown' AND EXISTS (SELECT 1 FROM "payments" WHERE "payments"."order_id" = "payment_orders"."id" AND "payments"."state" = 'returned'));
