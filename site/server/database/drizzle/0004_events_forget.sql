-- What has happened stays, and one change is let through: whose account it was is forgotten (services/privacy).
CREATE OR REPLACE FUNCTION "refuse_to_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF NEW.account_uid LIKE 'erased:%' AND to_jsonb(NEW) - 'account_uid' = to_jsonb(OLD) - 'account_uid' THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'Lines of % are only ever added.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
DROP TRIGGER "events_append_only" ON "events";
--> statement-breakpoint
CREATE TRIGGER "events_append_only" BEFORE UPDATE OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION "refuse_to_change"();
