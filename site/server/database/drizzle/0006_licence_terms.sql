CREATE TABLE "emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fact" text NOT NULL,
	"account_uid" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"provider_id" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "emails_fact" UNIQUE("fact")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"serial" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_uid" text NOT NULL,
	"payment_id" text NOT NULL,
	"original_serial" text,
	"content" jsonb NOT NULL,
	"total" integer NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "serial_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "licences" DROP CONSTRAINT "licences_account_plan";--> statement-breakpoint
DROP INDEX "payment_orders_open";--> statement-breakpoint
DROP INDEX "payments_settled";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "state_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "gstin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "closure" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "key_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "offered_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("next_attempt_at") WHERE state in ('pending', 'sending');--> statement-breakpoint
CREATE INDEX "emails_account" ON "emails" USING btree ("account_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_payment" ON "invoices" USING btree ("payment_id",("kind" = 'credit_note'));--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("account_uid");--> statement-breakpoint
CREATE INDEX "licences_account" ON "licences" USING btree ("account_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_open" ON "payment_orders" USING btree ("account_uid","plan","provider","key_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_settled" ON "payments" USING btree ("order_id") WHERE state in ('settled', 'refunding');--> statement-breakpoint
UPDATE "payment_orders" SET "offered_at" = "created_at";--> statement-breakpoint
-- A year that was bought during the trial ran beside it: the days they shared are added to the year.
UPDATE "licences" AS "year" SET "ends_at" = "year"."ends_at" + ("trial"."ends_at" - "year"."starts_at")
FROM "licences" AS "trial"
WHERE "trial"."order_id" LIKE 'FREE\_TRIAL-%' AND "year"."company_id" = "trial"."company_id" AND "year"."id" <> "trial"."id"
	AND "year"."starts_at" >= "trial"."starts_at" AND "year"."starts_at" < "trial"."ends_at";--> statement-breakpoint
UPDATE "licences" AS "trial" SET "ends_at" = greatest("trial"."starts_at", "year"."starts_at"), "closure" = 'renewed'
FROM "licences" AS "year"
WHERE "trial"."order_id" LIKE 'FREE\_TRIAL-%' AND "year"."company_id" = "trial"."company_id" AND "year"."id" <> "trial"."id"
	AND "year"."starts_at" < "trial"."ends_at" AND "year"."ends_at" > "trial"."starts_at";--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_ends_after_start" CHECK ("ends_at" >= "starts_at");--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_terms" EXCLUDE USING gist (int4range("company_id", "company_id", '[]') WITH =, tstzrange("starts_at", "ends_at") WITH &&);
