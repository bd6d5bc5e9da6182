/** Of which change-sets a person is told: one's own, and others' as far as the right to changes and to their records goes. */
import type { Transaction } from '../db/org.ts';
import type { Session } from '../session.ts';
import { readableEntities } from './readable.ts';

export const seesOthersChanges = ({ rights }: Session): boolean => rights.get('CHANGES')?.view === true && rights.get('CHANGES')?.scope === 'ALL';

/** Entities by which others' changes are told; null where none of them are. */
export const readableChanges = (session: Session): readonly string[] | null => (seesOthersChanges(session) ? [...readableEntities(session).keys()] : null);

export const seesChangeSet = async (tx: Transaction, id: string, session: Session): Promise<boolean> => {
  const rows = await tx.query(
    `select from change_set s where s.org_code = $1 and s.id = $2::bigint
       and (s.user_id = $3::bigint or exists (select from change c where c.org_code = $1 and c.change_set_id = s.id and c.entity = any ($4::text[])))`,
    [tx.orgCode, id, session.userId, readableChanges(session) ?? []],
  );
  return rows.length > 0;
};
