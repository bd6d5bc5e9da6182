import type { Transaction } from '../db/org.ts';
import { portalSubject } from './portal/subject.ts';

/** Mails to a candidate's address and ways into the portal. */
export const dropTraces = async (tx: Transaction, id: string, email: string | null): Promise<void> => {
  await tx.query('delete from portal_session where org_code = $1 and candidate_id = $2', [tx.orgCode, id]);
  if (email === null || email === '') return;
  await tx.query('delete from outbox_message where org_code = $1 and lower(recipient) = lower($2)', [tx.orgCode, email]);
  await tx.query('delete from portal_passcode where org_code = $1 and email = $2', [tx.orgCode, portalSubject(email)]);
};
