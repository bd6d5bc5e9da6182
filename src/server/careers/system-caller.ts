import type { Language } from '../../domain/languages.ts';
import type { Database } from '../db/connection.ts';
import type { Caller } from '../resource/caller.ts';
import { STRANGER } from './store-file.ts';

/** Who the journal names for what a stranger set off. */
export const MADE_BY = 'Tenure';

/** The server itself, for what a stranger asks of one organisation: no account, no rights on any form, and refusals in the stranger's language. */
export const systemCaller = (db: Database, orgCode: string, language: Language, reason: string): Caller => ({
  db,
  session: { ...STRANGER, orgCode, employeeId: null, name: MADE_BY, email: '', photo: null, language, timeZone: 'UTC', rights: new Map(), isAdmin: false, isManager: false, isRecruiter: false },
  reach: { scope: 'ALL' },
  form: 'JOB_CANDIDATES',
  reason,
});
