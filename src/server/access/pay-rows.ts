/** Whose pay is seen by whoever has the right to candidates' salaries: that of the candidates they reach. A reporting line alone opens none. */
import { candidatesWorkedOn } from './member-rules.ts';
import type { RowRule } from './row-rules.ts';

const OF_CANDIDATES = ['JOB_CANDIDATES', 'TALENT_POOL', 'ARCHIVED_CANDIDATES'] as const;

export const payRows: RowRule = (session, alias, bind) => {
  const scopes = OF_CANDIDATES.flatMap((form) => {
    const rights = session.rights.get(form);
    return rights?.view === true ? [rights.scope] : [];
  });
  if (scopes.includes('ALL')) return 'true';
  return scopes.length === 0 || session.employeeId === null ? 'false' : candidatesWorkedOn(session, `${alias}.candidate_id`, `${bind(session.employeeId)}::bigint`);
};
