ALTER TABLE "scheduled_round" DROP COLUMN "calendar_sequence";
