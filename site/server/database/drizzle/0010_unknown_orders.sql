CREATE TABLE "unknown_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"receipt" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
