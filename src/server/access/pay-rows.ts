/**
 * Whose pay is seen by whoever has the right to candidates' salaries: that of the candidates they reach, a reporting line alone opens none; and what somebody
 * agreed to, for whoever reads the salaries of all employees. `agreed`: the column that is ACCEPTED then.
 */
import { candidatesWorkedOn } from './member-rules.ts';
import type { RowRule } from './row-rules.ts';

const OF_CANDIDATES = ['JOB_CANDIDATES', 'TALENT_POOL', 'ARCHIVED_CANDIDATES'] as const;

export const payRows = (agreed: string): RowRule => (session, alias, bind) => {
  const scopes = OF_CANDIDATES.flatMap((form) => {
    const rights = session.rights.get(form);
    return rights?.view === true ? [rights.scope] : [];
  });
  if (scopes.includes('ALL')) return 'true';
  const reached = scopes.length === 0 || session.employeeId === null ? [] : [candidatesWorkedOn(session, `${alias}.candidate_id`, `${bind(session.employeeId)}::bigint`)];
  const salaries = session.rights.get('SALARY_INFO');
  const paid = salaries?.view === true && salaries.scope === 'ALL' ? [`${alias}.${agreed} = 'ACCEPTED'`] : [];
  return [...reached, ...paid].length === 0 ? 'false' : `(${[...reached, ...paid].map((rule) => `(${rule})`).join(' or ')})`;
};
