import { reachOf, type Grant } from '../access/authorise.ts';
import { rowScope } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { employeesWithin } from '../people/day-sql.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import type { Session } from '../session.ts';

type People = { readonly withSalary: number; readonly withoutSalary: number; readonly annualCTC: string | null };
type Line = { readonly salaryId: number; readonly employeeId: number; readonly employeeName: string; readonly revisionType: string; readonly effectiveFrom: string };

const SHOWN = 5;
const NOTHING = { waiting: null, coming: null, waitingRevisions: [], comingRevisions: [] };

const readPeople = async (tx: Transaction, session: Session, currency: string): Promise<Partial<People>> => {
  const reach = reachOf(session, 'SALARY_DETAILS', 'VIEW');
  if (reach === null) return {};
  const to = bindings(tx.orgCode);
  const [people] = await tx.query<People>(
    `select count(s.id)::int as "withSalary", count(*) filter (where s.id is null)::int as "withoutSalary", trim_scale(sum(s.annual_ctc) filter (where s.status = 'APPLIED' and s.currency = ${to.bind(currency)}))::text as "annualCTC"
     from employee e left join employee_salary s on s.org_code = e.org_code and s.employee_id = e.id and s.is_present where e.org_code = $1 and e.status = 'ACTIVE' and ${employeesWithin(reach, session, to)}`,
    to.values,
  );
  // A sum over few people tells what each of them is paid.
  return { ...people!, ...(reach.scope === 'ALL' ? {} : { annualCTC: null }) };
};

const readRevisions = async (tx: Transaction, session: Session) => {
  const reach = reachOf(session, 'SALARY_REVISION', 'VIEW');
  if (reach === null) return NOTHING;
  const read = async (status: string) => {
    const to = bindings(tx.orgCode);
    const which = `t.org_code = $1 and t.status = ${to.bind(status)} and t.revision_type <> 'JOINING' and ${rowScope(resourceOf('EmployeeSalary'), reach, session, 't', to.bind)}`;
    const [all] = await tx.query<{ count: number }>(`select count(*)::int as count from employee_salary t where ${which}`, [...to.values]);
    const lines = await tx.query<Line>(
      `select t.id::int as "salaryId", e.id::int as "employeeId", e.name as "employeeName", t.revision_type as "revisionType", t.effective_from::text as "effectiveFrom"
       from employee_salary t join employee e on e.org_code = t.org_code and e.id = t.employee_id where ${which} order by ${status === 'APPROVED' ? 't.effective_from' : 't.updated_at'}, t.id limit ${SHOWN}`,
      to.values,
    );
    return { count: all!.count, lines };
  };
  const [waiting, coming] = [await read('PENDING_APPROVAL'), await read('APPROVED')];
  return { waiting: waiting.count, coming: coming.count, waitingRevisions: waiting.lines, comingRevisions: coming.lines };
};

/** How many are paid by a salary and how many by none, and what waits: each as far as the person has the right on it. */
export const salaryOverview = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const { currency } = await readPayrollSettings(tx);
    return {
      errorCode: '',
      message: '',
      withSalary: null,
      withoutSalary: null,
      annualCTC: null,
      ...(await readPeople(tx, session, currency)),
      currency,
      ...(await readRevisions(tx, session)),
    };
  });
