CREATE SEQUENCE "public"."ledger_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "grants" (
	"id" integer PRIMARY KEY DEFAULT nextval('ledger_numbers') NOT NULL,
	"company_id" integer NOT NULL,
	"plan" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grants_source" UNIQUE("source")
);
--> statement-breakpoint
CREATE TABLE "revocations" (
	"id" integer PRIMARY KEY DEFAULT nextval('ledger_numbers') NOT NULL,
	"grant_id" integer NOT NULL,
	"reason" text NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "tenant_settings" jsonb;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "extends_grant" integer;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "unread_messages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revocations" ADD CONSTRAINT "revocations_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_company" ON "grants" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "revocations_grant" ON "revocations" USING btree ("grant_id");--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_extends_grant_grants_id_fk" FOREIGN KEY ("extends_grant") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A licence was a row that was changed. Each row becomes a grant as it was served, and what had ended it a revocation.
INSERT INTO "grants" ("id", "company_id", "plan", "kind", "source", "starts_at", "ends_at", "recorded_at")
SELECT "licences"."id", "company_id", "plan", CASE WHEN "licences"."order_id" LIKE 'FREE\_TRIAL-%' THEN 'trial' ELSE 'paid' END,
	"licences"."order_id", "starts_at", "ends_at", least("starts_at", coalesce("payments"."created_at", "starts_at"))
FROM "licences" LEFT JOIN "payments" ON "payments"."id" = "licences"."order_id";--> statement-breakpoint
SELECT setval('ledger_numbers', greatest(max("id"), 1), max("id") IS NOT NULL) FROM "grants";--> statement-breakpoint
INSERT INTO "revocations" ("grant_id", "reason", "effective_at", "recorded_at")
SELECT "licences"."id", "closure", "ends_at", coalesce("refunds"."requested_at", least("ends_at", now()))
FROM "licences" LEFT JOIN "refunds" ON "refunds"."payment_id" = "licences"."order_id" AND "closure" = 'refunded'
WHERE "closure" IN ('refunded', 'ended');--> statement-breakpoint
UPDATE "companies" SET "tenant_settings" = jsonb_build_object('isOnlinePaymentRequired', "is_online_payment_required",
	'currencySymbol', "currency_symbol", 'currencyType', "currency_type", 'razorpayKey', "razorpay_key", 'taxes', "taxes")
FROM "licences" WHERE "licences"."company_id" = "companies"."id" AND "companies"."account_uid" NOT LIKE 'erased:%'
	AND "licences"."id" = (SELECT max("id") FROM "licences" AS "newest" WHERE "newest"."company_id" = "companies"."id");--> statement-breakpoint
-- An order that was offered when a year could be renewed extends that year.
UPDATE "payment_orders" SET "extends_grant" = "licences"."id"
FROM "licences" WHERE "licences"."company_id" = "payment_orders"."company_id" AND "licences"."closure" IS NULL
	AND "licences"."order_id" NOT LIKE 'FREE\_TRIAL-%' AND "payment_orders"."state" <> 'paid'
	AND "payment_orders"."offered_at" >= "licences"."ends_at" - interval '30 days';--> statement-breakpoint
UPDATE "payment_orders" SET "unread_messages" = 1
WHERE "id" IN (SELECT "order_id" FROM "payment_events" WHERE "handled_at" IS NULL);--> statement-breakpoint
CREATE FUNCTION "refuse_to_change_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The order of a free trial contains the account's uid, which is erased with the account (services/privacy).
	IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'grants' THEN
		IF NEW.source LIKE 'FREE\_TRIAL-erased:%' AND to_jsonb(NEW) - 'source' = to_jsonb(OLD) - 'source' THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "grants_append_only" BEFORE UPDATE OR DELETE ON "grants" FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_ledger"();--> statement-breakpoint
CREATE TRIGGER "revocations_append_only" BEFORE UPDATE OR DELETE ON "revocations" FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_ledger"();--> statement-breakpoint
DROP TABLE "licences";--> statement-breakpoint
DROP TABLE "payment_events";
