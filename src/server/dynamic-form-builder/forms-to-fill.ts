import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { IS_FOR, takesAnswers } from './forms/form.ts';

const MOST = 100;

/** What waits for the caller first, then what the caller has filled in. */
export const formsToFill = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const { employeeId } = session;
    const rows = employeeId === null ? [] : await tx.query(
      `select f.id::int as "formId", f.name, f.due_on::text as "dueOn", to_char(r.answered_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "answeredOn", (select count(*)::int from dynamic_form_question q where q.org_code = f.org_code and q.dynamic_form_id = f.id) as questions,
         ${takesAnswers('$3::date')} and (r.id is null or f.may_change) as "isOpen"
       from dynamic_form f join employee e on e.org_code = f.org_code and e.id = $2::bigint left join dynamic_form_response r on r.org_code = f.org_code and r.form_id = f.id and r.employee_id = e.id
       where f.org_code = $1 and f.status <> 'DRAFT' and (r.id is not null or (${takesAnswers('$3::date')} and e.status = 'ACTIVE' and ${IS_FOR}))
       order by r.answered_on desc nulls first, f.due_on nulls last, f.id limit ${MOST}`,
      [tx.orgCode, employeeId, await todayOf(tx, employeeId)],
    );
    return { errorCode: '', message: '', rows };
  });
