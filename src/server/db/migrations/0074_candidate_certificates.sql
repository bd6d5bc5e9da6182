ALTER TABLE "candidate_certification" ADD COLUMN "file" text;
