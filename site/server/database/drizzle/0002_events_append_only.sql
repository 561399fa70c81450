-- What has happened stays: a line of `events` is added, and neither changed nor deleted.
CREATE FUNCTION "refuse_to_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Lines of % are only ever added.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "events_append_only" BEFORE UPDATE OR DELETE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change"();
