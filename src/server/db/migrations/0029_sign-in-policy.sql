CREATE TABLE "sign_in_policy" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Sign-in security' NOT NULL,
	"two_factor" text DEFAULT 'OPTIONAL' NOT NULL,
	"lock_after_minutes" integer DEFAULT 0 NOT NULL,
	"device_locking" boolean DEFAULT false NOT NULL,
	"open_id_enabled" boolean DEFAULT false NOT NULL,
	"open_id_issuer" text,
	"open_id_client_id" text,
	"open_id_label" text,
	"open_id_domains" text,
	"partner_enabled" boolean DEFAULT false NOT NULL,
	"partner_id" text DEFAULT 'entomo',
	"partner_keys_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "sign_in_policy_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "sign_in_policy_two_factor_check" CHECK ("sign_in_policy"."two_factor" in ('OPTIONAL', 'ADMINISTRATORS', 'EVERYONE'))
);

--> statement-breakpoint
ALTER TABLE "sign_in_policy" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "sign_in_policy_tenant" ON "sign_in_policy" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
