ALTER TABLE "individual_emergency_contact" ALTER COLUMN "phone" DROP NOT NULL;
