import { reachOf } from '../../access/authorise.ts';
import { candidatesWorkedOn } from '../../access/member-rules.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';

/** Whether the candidate in the column is one with whom the person arranges interviews: by the right to change those they work on. A seat on a panel gives none. */
export const managedSql = (session: Session, column: string, bind: (value: unknown) => string): string => {
  const reach = reachOf(session, 'JOB_CANDIDATES', 'UPDATE');
  if (reach === null) return 'false';
  if (reach.scope === 'ALL') return 'true';
  return session.employeeId === null ? 'false' : candidatesWorkedOn(session, column, `${bind(session.employeeId)}::bigint`);
};

/** Refuses NOT_FOUND where one of the candidates is not there or not the person's to arrange. */
export const requireManaged = async (tx: Transaction, session: Session, candidates: readonly string[]): Promise<void> => {
  const to = bindings(tx.orgCode);
  const ids = to.bind(candidates);
  const found = await tx.query(`select from candidate c where c.org_code = $1 and c.id = any(${ids}::bigint[]) and ${managedSql(session, 'c.id', to.bind)}`, to.values);
  if (candidates.length === 0 || found.length < new Set(candidates).size) throw refuse('NOT_FOUND');
};
