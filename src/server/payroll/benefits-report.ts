import { benefitsGroupOf, benefitsGroups, deductedGroups } from '../../domain/payroll/benefits-report.ts';
import type { BenefitsGroup } from '../../domain/payroll/benefits-report.ts';
import type { PayLineKind, PayLineOrigin } from '../../domain/payroll/payslip/pay-line.ts';
import { lastOfMonth, yearsAndMonths } from '../../domain/dates.ts';
import type { Language } from '../../domain/languages.ts';
import { toMinor } from '../../domain/money.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { peopleWithinSql } from '../people/asked-people.ts';
import type { PeopleFilter } from '../people/asked-people.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { bindings } from '../resource/sql.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

export type BenefitsBy = 'EMPLOYEE' | 'DEPARTMENT' | 'LOCATION' | 'MONTH';

export type BenefitsAsked = {
  /** YYYY-MM. */
  readonly fromMonth: string;
  readonly untilMonth: string;
  readonly by?: BenefitsBy | null;
  readonly filter?: (PeopleFilter & { readonly groups?: readonly BenefitsGroup[] | null }) | null;
  readonly language?: Language | null;
};

/** Amounts in minor units, one a column. */
export type BenefitsLine = { readonly id: string | null; readonly name: string | null; readonly code: string | null; readonly people: number; readonly values: readonly bigint[] };

type Row = {
  readonly employeeId: string;
  readonly id: string | null;
  readonly name: string | null;
  readonly code: string | null;
  readonly of: PayLineOrigin;
  readonly kind: PayLineKind;
  readonly isFlexible: boolean;
  readonly amount: string;
};

const MOST_MONTHS = 24;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** By what the lines are named: id, name and code. People stand where they belong today. */
const NAMED: Readonly<Record<BenefitsBy, readonly [id: string, name: string, code: string]>> = {
  EMPLOYEE: ['e.id::text', 'e.name', 'e.employee_number'],
  DEPARTMENT: ['d.id::text', 'd.name', 'null::text'],
  LOCATION: ['l.id::text', 'l.name', 'null::text'],
  MONTH: [`to_char(p.to_date, 'YYYY-MM')`, `to_char(p.to_date, 'YYYY-MM')`, 'null::text'],
};

const checkMonths = (grant: Grant, fromMonth: string, untilMonth: string): void => {
  if (!MONTH.test(fromMonth) || !MONTH.test(untilMonth)) throw refuse('BAD_USER_INPUT');
  if (untilMonth < fromMonth) refuseProblems(grant, [{ field: 'untilMonth', ...finding('rule.periodBackwards') }]);
  const { years, months } = yearsAndMonths(`${fromMonth}-01`, `${untilMonth}-01`);
  if (years * 12 + months + 1 > MOST_MONTHS) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST_MONTHS } });
};

/** What final payslips with the last day in these months pay and deduct, in the currency of payroll, of those within reach. Lines by name, those of months by time; nobody's who has none of the groups. */
export const readBenefitsReport = async (tx: Transaction, asked: Grant, { fromMonth, untilMonth, by, filter, language: told }: BenefitsAsked) => {
  checkMonths(asked, fromMonth, untilMonth);
  const language = told ?? asked.session.language;
  const grant = await withMembers(tx, asked, asked.session);
  const { currency } = await readPayrollSettings(tx);
  const { groups, ...whom } = filter ?? {};
  const columns = benefitsGroups.filter((group) => groups == null || groups.length === 0 || groups.includes(group));
  const to = bindings(tx.orgCode);
  const [id, name, code] = NAMED[by ?? 'DEPARTMENT'];
  const rows = await tx.query<Row>(
    `select e.id::text as "employeeId", ${id} as id, ${name} as name, ${code} as code, x.line ->> 'of' as of, x.line ->> 'kind' as kind, coalesce(c.fbp_component, false) as "isFlexible", sum((x.line ->> 'amount')::numeric)::text as amount
     from payslip p join employee e on e.org_code = p.org_code and e.id = p.employee_id left join department d on d.org_code = e.org_code and d.id = e.department_id left join location l on l.org_code = e.org_code and l.id = e.location_id
       cross join lateral jsonb_array_elements(p.lines) x(line) left join salary_component c on c.org_code = p.org_code and c.code = x.line ->> 'code'
     where p.org_code = $1 and p.status = 'FINAL' and p.currency = ${to.bind(currency)} and p.to_date between ${to.bind(`${fromMonth}-01`)}::date and ${to.bind(lastOfMonth(`${untilMonth}-01`))}::date and ${peopleWithinSql(grant, whom, to)}
     group by 1, 2, 3, 4, 5, 6, 7 order by ${by === 'MONTH' ? 'name' : 'name, id'}`,
    to.values,
  );
  const counted = rows.flatMap((row) => {
    const group = benefitsGroupOf(row);
    return group === null || !columns.includes(group) ? [] : [{ ...row, group, minor: toMinor(row.amount, currency, 'halfUp') }];
  });
  const line = (some: typeof counted, head: Pick<BenefitsLine, 'id' | 'name' | 'code'>): BenefitsLine => ({
    ...head, people: new Set(some.map(({ employeeId }) => employeeId)).size, values: columns.map((column) => some.reduce((sum, { group, minor }) => sum + (group === column ? minor : 0n), 0n)),
  });
  const lines = [...Map.groupBy(counted, (row) => row.id).values()].map((some) => line(some, { id: some[0]!.id, name: some[0]!.name, code: some[0]!.code }));
  const heads = columns.map((group) => ({ group, label: say(language, `enum.BenefitsGroup.${group}`), isDeduction: deductedGroups.has(group) }));
  return { currency, columns: heads, lines, total: line(counted, { id: null, name: null, code: null }), none: say(language, 'teamReport.noGroup'), language };
};
