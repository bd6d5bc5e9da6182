import type { Transaction } from '../db/org.ts';
import { forgetRowsInWait } from '../resource/import/forget-rows.ts';
import { portalSubject } from './portal/subject.ts';

/**
 * Mails to a candidate's address, ways into the portal and rows of imports that were not carried out. Where another candidate, or the account of anybody but the employee whom they became, has the same address, only the mails
 * that are known to be this candidate's go: the others, and a passcode on its way, are that one's just as well.
 */
export const dropTraces = async (tx: Transaction, id: string, email: string | null, employeeId: string | null = null): Promise<void> => {
  await tx.query('delete from portal_session where org_code = $1 and candidate_id = $2', [tx.orgCode, id]);
  if (email === null || email === '') return;
  const [held] = await tx.query<{ shared: boolean }>(
    `select exists (select from candidate where org_code = $1 and id <> $2::bigint and lower(email) = lower($3)) or exists (select from user_account where org_code = $1 and lower(email) = lower($3) and employee_id is distinct from $4::bigint) as shared`,
    [tx.orgCode, id, email, employeeId],
  );
  await tx.query(
    `delete from outbox_message m where m.org_code = $1 and lower(m.recipient) = lower($3)
       and (m.candidate_id = $2::bigint or (not $4 and not exists (select from candidate c where c.org_code = m.org_code and c.id = m.candidate_id)))`,
    [tx.orgCode, id, email, held!.shared],
  );
  if (held!.shared) return;
  await tx.query('delete from portal_passcode where org_code = $1 and email = $2', [tx.orgCode, portalSubject(email)]);
  await forgetRowsInWait(tx, email);
};
