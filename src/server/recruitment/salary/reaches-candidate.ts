import { screenReach } from '../../access/screen-reach.ts';
import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';

/** Whether the person works on the candidate, or sees them on any screen of candidates: a seat on a panel lets them be seen, and opens no pay. Who has the right to pay alone reaches nobody's. */
export const reachesCandidate = async (tx: Transaction, session: Session, candidateId: string, how: 'SEE' | 'WORK' = 'WORK'): Promise<boolean> => {
  const reach = screenReach(session, resourceOf('Candidate'), 'VIEW');
  if (reach === null || !/^\d{1,18}$/.test(candidateId)) return false;
  const to = bindings(tx.orgCode);
  const within = rowsWithin(resourceOf('Candidate'), how === 'WORK' ? { ...reach, changes: true } : reach, session, 't', to);
  return (await tx.query(`select from candidate t where t.org_code = $1 and t.id = ${to.bind(candidateId)}::bigint and ${within}`, to.values)).length > 0;
};
