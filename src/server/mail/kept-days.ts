/** So long the outbox keeps a mail that has left. */
export const MAIL_KEPT_DAYS = 180;
