/** What people are entitled to and have of uniforms, as SQL. `e` is an employee, `i` an item, `u` an issue, and $1 the organisation. */
import { isInGroupSql } from '../people/group-members.ts';

/** So many days ahead something counts as to be replaced. */
export const DUE_DAYS = 30;

const PARTS = ['designation_id', 'department_id', 'location_id', 'employee_type_id'] as const;

/** Whether the entitlement `t` is for `e`: everything that it names fits. */
export const isForSql = `(${PARTS.map((part) => `(t.${part} is null or t.${part} = e.${part})`).join(' and ')} and (t.custom_group_id is null or ${isInGroupSql('t.custom_group_id')}))`;

/** Whether pieces of `u` that are out count as had: what need not come back does until it is to be replaced. */
export const isHeldSql = (today: string): string => `(i.must_return or u.due_on is null or u.due_on > ${today})`;

/** Whether they are to be replaced soon. What need not come back is missing once its day has come. */
export const isDueSql = (today: string): string => `(u.due_on <= ${today} + ${DUE_DAYS} and (i.must_return or u.due_on > ${today}))`;

/** The last working day of the approved exit of `e`, as `x`. */
export const withExit = `left join lateral (select v.last_working_day from exit v where v.org_code = e.org_code and v.employee_id = e.id and v.status = 'APPROVED' and v.last_working_day >= e.date_of_join order by v.last_working_day desc limit 1) x on true`;

/** Whoever leaves or has left is entitled to nothing more, and returns what is to be returned. */
export const isLeavingSql = `(e.status <> 'ACTIVE' or x.last_working_day is not null)`;

/**
 * A common table expression `standing` of `people` (employees, with `is_leaving`): employee_id, item_id, entitled, held, missing, due, due_on, to_return.
 * `today` is a bound day.
 */
export const standingSql = (today: string): string => `
  named as (select e.id as employee_id, t.item_id, max(t.quantity) as entitled from people e join uniform_entitlement t on t.org_code = $1 and ${isForSql} join uniform_item i on i.org_code = t.org_code and i.id = t.item_id and i.status = 'ACTIVE'
    where not e.is_leaving group by e.id, t.item_id),
  had as (select u.employee_id, u.item_id, coalesce(sum(u.outstanding) filter (where ${isHeldSql(today)}), 0)::int as held, coalesce(sum(u.outstanding) filter (where ${isDueSql(today)}), 0)::int as due, min(u.due_on) filter (where ${isHeldSql(today)}) as due_on,
      coalesce(sum(u.outstanding) filter (where i.must_return), 0)::int as out
    from people e join uniform_issue u on u.org_code = $1 and u.employee_id = e.id and u.outstanding > 0 join uniform_item i on i.org_code = u.org_code and i.id = u.item_id group by u.employee_id, u.item_id),
  standing as (select employee_id, item_id, coalesce(n.entitled, 0) as entitled, coalesce(h.held, 0) as held, greatest(coalesce(n.entitled, 0) - coalesce(h.held, 0), 0) as missing, coalesce(h.due, 0) as due, h.due_on, coalesce(h.out, 0) as out
    from named n full join had h using (employee_id, item_id) where coalesce(n.entitled, 0) + coalesce(h.held, 0) > 0)`;

/** The standings of `id` as JSON, by item. */
export const standingsJson = (id: string): string => `coalesce((select json_agg(json_build_object('itemId', s.item_id::text, 'item', i.name, 'entitled', s.entitled, 'held', s.held, 'missing', s.missing, 'due', s.due, 'dueOn', s.due_on) order by i.name, i.id)
    from standing s join uniform_item i on i.org_code = $1 and i.id = s.item_id where s.employee_id = ${id}), '[]')`;
