/** A person with every right in an organisation, for tests that ask functions and not the running server. */
import { forms } from '../../generated/forms.ts';
import type { FormName } from '../../generated/forms.ts';
import type { Database } from '../../src/server/db/connection.ts';
import type { Caller } from '../../src/server/resource/caller.ts';
import type { Session } from '../../src/server/session.ts';

const all = { view: true, add: true, update: true, delete: true, optionalChoice: true, scope: 'ALL' } as const;
const rights = new Map((Object.keys(forms) as FormName[]).map((form) => [form, all] as const));

export const administratorOf = (orgCode: string): Session => ({
  id: '1', orgCode, userId: '1', employeeId: null, name: 'Meera Krishnan', email: 'meera@example.com', photo: null, language: 'en', timeZone: 'Asia/Kolkata', rights, isAdmin: true, isManager: true, isRecruiter: true,
});

export const callerIn = (db: Database, orgCode: string): Caller => ({ db, session: administratorOf(orgCode), reach: { scope: 'ALL' }, form: null, reason: null });
