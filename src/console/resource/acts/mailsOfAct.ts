import type { MailsAhead } from '../askAlong.ts';

/** Mails that leave with an act; `isUnknown` where that could not be found out. Until it was found out (`isAsking`) nobody knows what to say. */
export type MailsOfAct = { readonly mails: readonly MailsAhead[]; readonly isUnknown: boolean; readonly isAsking: boolean; /** Whether there may be one to keep back. */ readonly isMailed: boolean };
