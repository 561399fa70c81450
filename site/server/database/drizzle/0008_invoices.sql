-- An e-mail that waits gets the values of its new text.
UPDATE "emails" SET "content" = "emails"."content" - 'serial' || jsonb_build_object('paidAt', "payments"."created_at",
	'startsAt', "licences"."starts_at", 'endsAt', "licences"."ends_at", 'isPractice', "invoices"."content"->'isPractice')
FROM "payments", "licences", "invoices"
WHERE "emails"."template" = 'payment_received' AND "payments"."id" = "emails"."content"->>'paymentId'
	AND "licences"."order_id" = "payments"."id" AND "invoices"."serial" = "emails"."content"->>'serial';--> statement-breakpoint
DROP TABLE "invoices" CASCADE;--> statement-breakpoint
DROP TABLE "serial_counters" CASCADE;--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "state_code";--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "gstin";
