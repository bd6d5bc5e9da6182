import type { Transaction } from '../db/org.ts';
import { Refusal } from '../refuse.ts';
import type { Session } from '../session.ts';
import { readingOf } from './report-sight.ts';

export type Received = { readonly name: string; readonly dueAt: string; readonly key: string; readonly fileName: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const mayStillRead = (session: Session, entity: string): boolean => {
  try {
    readingOf(session, entity, 'EXPORT');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** A file that was made for this person, while they may view its records; null for any other. */
export const receivedReport = async (tx: Transaction, session: Session, id: string): Promise<Received | null> => {
  if (!UUID.test(id)) return null;
  const [found] = await tx.query<Received & { readonly entity: string }>(
    `select report_name as name, entity, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "dueAt", file_key as key, file_name as "fileName"
     from report_delivery where org_code = $1 and id = $2::uuid and user_account_id = $3::bigint and status = 'READY'`,
    [tx.orgCode, id, session.userId],
  );
  return found && mayStillRead(session, found.entity) ? found : null;
};
