/** A payslip as people read it. */
import { lengthOfRange } from '../../domain/dates.ts';
import { fromMinor, toMinor } from '../../domain/money.ts';
import { payTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import { figuresOf } from '../../domain/payroll/payslip/stored-line.ts';
import type { StoredLine } from '../../domain/payroll/payslip/stored-line.ts';
import type { PayLine, PayLineKind, PayLineOrigin } from '../../domain/payroll/payslip/pay-line.ts';
import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import { readPayrollSettings, roundOffOf } from '../salaries/payroll-settings.ts';
import type { Language } from '../session.ts';

type Row = {
  readonly payslipId: string; readonly runId: string; readonly cycleId: string; readonly status: string; readonly holdReason: string | null; readonly warnings: readonly string[]; readonly organization: string; readonly name: string;
  readonly fromDate: string; readonly toDate: string; readonly payDate: string; readonly paidOn: string | null; readonly currency: string;
  readonly employeeId: string; readonly employeeName: string; readonly employeeNumber: string | null; readonly designation: string | null; readonly department: string | null; readonly location: string | null; readonly dateOfJoin: string; readonly account: string | null;
  readonly paidDays: string; readonly lostDays: string; readonly gross: string; readonly deductions: string; readonly reimbursements: string; readonly net: string; readonly employerCost: string; readonly lines: readonly StoredLine[];
};

const decimal = (column: string): string => `trim_scale(coalesce(p.${column}, 0))::text`;

/** The payslip within reach. 'Not there' and 'not yours' are one answer. */
const readRow = async (tx: Transaction, grant: Grant, id: string): Promise<Row> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const [row] = await tx.query<Row>(
    `select p.id::text as "payslipId", p.run_id::text as "runId", r.cycle_id::text as "cycleId", p.status, p.hold_reason as "holdReason", coalesce(p.warnings, '{}') as warnings, o.name as organization, p.name, p.from_date::text as "fromDate", p.to_date::text as "toDate", p.pay_date::text as "payDate",
       p.paid_on::text as "paidOn", p.currency, e.id::text as "employeeId", e.name as "employeeName", e.employee_number as "employeeNumber", g.title as designation, d.name as department, l.name as location, e.date_of_join::text as "dateOfJoin",
       (select concat_ws(' ', b.name, '…' || right(a.account_number, 4)) from bank_account a join bank b on b.org_code = a.org_code and b.id = a.bank_id where a.org_code = p.org_code and a.employee_id = p.employee_id and a.is_primary limit 1) as account,
       ${decimal('paid_days')} as "paidDays", ${decimal('lost_days')} as "lostDays", ${decimal('gross')} as gross, ${decimal('deductions')} as deductions, ${decimal('reimbursements')} as reimbursements, ${decimal('net')} as net, ${decimal('employer_cost')} as "employerCost", coalesce(p.lines, '[]') as lines
     from payslip p join payroll_run r on r.org_code = p.org_code and r.id = p.run_id join organisation o on o.org_code = p.org_code join employee e on e.org_code = p.org_code and e.id = p.employee_id
       left join designation g on g.org_code = e.org_code and g.id = e.designation_id left join department d on d.org_code = e.org_code and d.id = e.department_id left join location l on l.org_code = e.org_code and l.id = e.location_id
     where p.org_code = $1 and p.id = ${to.bind(id)}::bigint and ${rowsWithin(resourceOf('Payslip'), grant, grant.session, 'p', to)}`,
    to.values,
  );
  if (!row) throw refuse('NOT_FOUND');
  return row;
};

/** Lines of the final payslips of the fiscal year before this one. */
const earlierLines = (tx: Transaction, { employeeId, payslipId, toDate, currency }: Row, from: string): Promise<StoredLine[]> =>
  tx.query<StoredLine>(
    `select l ->> 'code' as code, l ->> 'kind' as kind, '' as title, 'SALARY' as of, sum((l ->> 'amount')::numeric)::text as amount from payslip p cross join jsonb_array_elements(p.lines) l
     where p.org_code = $1 and p.employee_id = $2::bigint and p.status = 'FINAL' and p.id <> $3::bigint and p.to_date between $4::date and $5::date and p.currency = $6 group by 1, 2`,
    [tx.orgCode, employeeId, payslipId, from, toDate, currency],
  );

export const titleIn = (language: Language, title: PayLine['title']): string => (typeof title === 'string' ? title : say(language, title.key, title.args ?? {}));

const KINDS: readonly PayLineKind[] = ['EARNING', 'DEDUCTION', 'REIMBURSEMENT', 'EMPLOYER'];

export type SheetPart = { readonly origin: PayLineOrigin; readonly title: string; readonly amount: string; readonly days: string | null };
export type SheetLine = { readonly code: string; readonly kind: PayLineKind; readonly title: string; readonly amount: string; readonly yearToDate: string; readonly parts: readonly SheetPart[] };
export type PayslipSheet = Omit<Row, 'lines' | 'cycleId'> & {
  readonly cycleDays: number; readonly yearFrom: string; readonly grossToDate: string; readonly deductionsToDate: string; readonly netToDate: string; readonly lines: readonly SheetLine[];
};

/** A payslip within reach, its lines added up by what they are for, in the words of a language. */
export const readPayslipSheet = async (tx: Transaction, grant: Grant, id: string, language: Language): Promise<PayslipSheet> => {
  const row = await readRow(tx, grant, id);
  const { lines, cycleId, ...told } = row;
  const { currency } = row;
  const settings = await readPayrollSettings(tx);
  const terms = payTerms({ cycleId, fromDate: row.fromDate, toDate: row.toDate, payDate: row.payDate }, { ...settings, roundOff: roundOffOf(settings) });
  const yearFrom = terms?.fiscalYear.from ?? row.fromDate;
  const earlier = await earlierLines(tx, row, yearFrom);
  const minor = (text: string): bigint => toMinor(text, currency, 'halfUp');
  const before = new Map(earlier.map(({ kind, code, amount }) => [`${kind} ${code}`, minor(amount)]));
  const figures = figuresOf(lines, currency).toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  const toDate = (kind: PayLineKind): bigint => [...earlier, ...lines].filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + minor(amount), 0n);
  const [gross, deductions] = [toDate('EARNING'), toDate('DEDUCTION')];
  return {
    ...told,
    cycleDays: lengthOfRange(row.fromDate, row.toDate),
    yearFrom,
    grossToDate: fromMinor(gross, currency),
    deductionsToDate: fromMinor(deductions, currency),
    netToDate: fromMinor(gross - deductions + toDate('REIMBURSEMENT'), currency),
    lines: figures.map(({ code, kind, title, amount, lines: parts }) => ({
      code, kind, title: titleIn(language, title), amount: fromMinor(amount, currency), yearToDate: fromMinor(amount + (before.get(`${kind} ${code}`) ?? 0n), currency),
      parts: parts.map((part) => ({ origin: part.of, title: titleIn(language, part.title), amount: part.amount, days: part.days === undefined ? null : String(part.days / 100) })),
    })),
  };
};
