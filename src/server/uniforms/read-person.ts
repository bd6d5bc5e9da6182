import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import type { Standing } from './read-board.ts';
import { isLeavingSql, standingSql, standingsJson, withExit } from './standing-sql.ts';

type Returned = { readonly day: string; readonly quantity: number; readonly outcome: string; readonly remark: string | null };
type Issued = {
  readonly id: string; readonly item: string; readonly size: string | null; readonly quantity: number; readonly condition: string; readonly issuedOn: string; readonly issuedBy: string | null; readonly note: string | null;
  readonly outstanding: number; readonly dueOn: string | null; readonly mustReturn: boolean; readonly acknowledgedAt: string | null; readonly acknowledgedBy: string | null; readonly deductPieces: number; readonly settledPieces: number; readonly deductedPieces: number; readonly returns: readonly Returned[];
};
type Seen = { readonly id: string; readonly day: string; readonly state: string; readonly item: string | null; readonly remark: string | null; readonly by: string | null };
type Month = { readonly month: string; readonly observed: number; readonly worn: number };
export type UniformOfPerson = { readonly standings: readonly Standing[]; readonly issues: readonly Issued[]; readonly observations: readonly Seen[]; readonly months: readonly Month[] };

const MOST_ISSUES = 100;
const MOST_OBSERVATIONS = 60;

/** What somebody is entitled to, has, got and gave back, and how often they were seen in uniform: in one statement. */
export const readUniformOf = async (tx: Transaction, employeeId: string): Promise<UniformOfPerson> => {
  const today = await todayOf(tx, employeeId);
  const [found] = await tx.query<UniformOfPerson>(
    `with people as materialized (select e.*, ${isLeavingSql} as is_leaving from employee e ${withExit} where e.org_code = $1 and e.id = $2::bigint), ${standingSql('$3::date')},
       issues as (select u.*, i.name as item, i.must_return from uniform_issue u join uniform_item i on i.org_code = u.org_code and i.id = u.item_id where u.org_code = $1 and u.employee_id = $2::bigint
         order by u.outstanding = 0, u.issued_on desc, u.id desc limit ${MOST_ISSUES}),
       seen as (select o.*, i.name as item from uniform_observation o left join uniform_item i on i.org_code = o.org_code and i.id = o.item_id where o.org_code = $1 and o.employee_id = $2::bigint order by o.date desc, o.id desc limit ${MOST_OBSERVATIONS}),
       months as (select date_trunc('month', o.date)::date as month, count(*)::int as observed, (count(*) filter (where o.state = 'WORN'))::int as worn from uniform_observation o where o.org_code = $1 and o.employee_id = $2::bigint group by 1 order by 1 desc limit 12)
     select ${standingsJson('$2::bigint')} as standings,
       coalesce((select json_agg(json_build_object('id', u.id::text, 'item', u.item, 'size', u.size, 'quantity', u.quantity, 'condition', u.condition, 'issuedOn', u.issued_on, 'issuedBy', u.created_by, 'note', u.note, 'outstanding', u.outstanding, 'dueOn', u.due_on, 'mustReturn', u.must_return, 'acknowledgedAt', u.acknowledged_at, 'acknowledgedBy', u.acknowledged_by, 'deductPieces', coalesce(u.deduct_pieces, 0), 'settledPieces', coalesce(u.settled_pieces, 0), 'deductedPieces', coalesce(u.deducted_pieces, 0),
           'returns', coalesce((select json_agg(json_build_object('day', r.day, 'quantity', r.quantity, 'outcome', r.outcome, 'remark', r.remark) order by r.day, r.id) from uniform_return r where r.org_code = $1 and r.uniform_issue_id = u.id), '[]'))
           order by u.outstanding = 0, u.issued_on desc, u.id desc) from issues u), '[]') as issues,
       coalesce((select json_agg(json_build_object('id', s.id::text, 'day', s.date, 'state', s.state, 'item', s.item, 'remark', s.remark, 'by', s.updated_by) order by s.date desc, s.id desc) from seen s), '[]') as observations,
       coalesce((select json_agg(json_build_object('month', m.month, 'observed', m.observed, 'worn', m.worn) order by m.month desc) from months m), '[]') as months`,
    [tx.orgCode, employeeId, today],
  );
  return found!;
};
