/** Whose scorecards a person reads, whatever the scope of the right: nobody on a panel reads what others found before saying so themselves. */
import type { Session } from '../session.ts';
import { candidatesWorkedOn } from './member-rules.ts';
import type { RowRule } from './row-rules.ts';

const sees = (session: Session, alias: string, me: string): string => {
  if (session.rights.get('PENDING_FEEDBACK')?.scope === 'ALL') return 'true';
  return `${alias}.scheduled_round_id in (select own.scheduled_round_id from scorecard own where own.org_code = $1 and own.panel_member_id = ${me} and own.status = 'SUBMITTED') or ${candidatesWorkedOn(session, `${alias}.candidate_id`, me)}`;
};

/** The person owes a scorecard of that round: on its panel, not declined, and the result is still open. */
const owes = (alias: string, me: string): string =>
  `exists (select from scorecard own join scheduled_round r on r.org_code = own.org_code and r.id = own.scheduled_round_id and r.result = 'PENDING'
     join scheduled_round_member p on p.org_code = own.org_code and p.scheduled_round_id = own.scheduled_round_id and p.employee_id = own.panel_member_id and p.response <> 'DECLINED'
     where own.org_code = $1 and own.scheduled_round_id = ${alias}.scheduled_round_id and own.panel_member_id = ${me} and own.status <> 'SUBMITTED')`;

/** The own ones; submitted ones of the rounds that the person sees, once they owe none of their own. A draft is its writer's alone. */
export const scorecardRows: RowRule = (session, alias, bind) => {
  const me = session.employeeId === null ? null : `${bind(session.employeeId)}::bigint`;
  if (me === null) return session.rights.get('PENDING_FEEDBACK')?.scope === 'ALL' ? `${alias}.status <> 'DRAFT'` : 'false';
  return `(${alias}.panel_member_id = ${me} or (${alias}.status <> 'DRAFT' and (${sees(session, alias, me)}) and not ${owes(alias, me)}))`;
};
