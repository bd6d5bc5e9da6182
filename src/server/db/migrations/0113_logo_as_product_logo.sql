ALTER TABLE "organisation" ADD COLUMN "logo_as_product_logo" boolean DEFAULT true NOT NULL;
