/** A settlement as people read it. */
import { lengthOfRange } from '../../domain/dates.ts';
import { fromMinor } from '../../domain/money.ts';
import type { PayLineKind, PayLineOrigin } from '../../domain/payroll/payslip/pay-line.ts';
import { figuresOf } from '../../domain/payroll/payslip/stored-line.ts';
import type { StoredSettlementLine } from '../../domain/settlement/stored-settlement-line.ts';
import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { titleIn } from '../payroll/payslip-sheet.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import type { Language } from '../session.ts';
import { sayHow } from './say-how.ts';

type Row = {
  readonly settlementId: string; readonly status: 'DRAFT' | 'PENDING' | 'FINAL' | 'PAID'; readonly points: readonly string[]; readonly organization: string; readonly employeeId: string; readonly employeeName: string; readonly employeeNumber: string | null;
  readonly designation: string | null; readonly department: string | null; readonly location: string | null; readonly dateOfJoin: string; readonly noticeDate: string; readonly lastWorkingDay: string; readonly dueOn: string | null; readonly fromDate: string; readonly toDate: string;
  readonly reason: string; readonly notice: string | null; readonly account: string | null; readonly currency: string; readonly gross: string; readonly deductions: string; readonly reimbursements: string; readonly net: string; readonly employerCost: string;
  readonly note: string | null; readonly returnReason: string | null; readonly preparedBy: string | null; readonly preparedById: string | null; readonly submittedById: string | null; readonly preparedAt: string | null; readonly submittedBy: string | null; readonly finalizedBy: string | null; readonly finalizedAt: string | null;
  readonly paidOn: string | null; readonly paidReference: string | null; readonly lines: readonly StoredSettlementLine[];
};

const decimal = (column: string): string => `trim_scale(coalesce(s.${column}, 0))::text`;

/** The settlement within reach. 'Not there' and 'not yours' are one answer. */
const readRow = async (tx: Transaction, grant: Grant, id: string): Promise<Row> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const [row] = await tx.query<Row>(
    `select s.id::text as "settlementId", s.status, coalesce(s.points, '{}') as points, o.name as organization, e.id::text as "employeeId", e.name as "employeeName", e.employee_number as "employeeNumber", g.title as designation, d.name as department, l.name as location,
       e.date_of_join::text as "dateOfJoin", coalesce(s.notice_date, x.notice_date)::text as "noticeDate", coalesce(s.last_working_day, x.last_working_day)::text as "lastWorkingDay", s.due_on::text as "dueOn", coalesce(s.from_date, x.last_working_day)::text as "fromDate", coalesce(s.to_date, x.last_working_day)::text as "toDate",
       x.reason, s.notice, (select concat_ws(' ', b.name, '…' || right(a.account_number, 4)) from bank_account a join bank b on b.org_code = a.org_code and b.id = a.bank_id where a.org_code = s.org_code and a.employee_id = s.employee_id and a.is_primary limit 1) as account,
       coalesce(s.currency, 'USD') as currency, ${decimal('gross')} as gross, ${decimal('deductions')} as deductions, ${decimal('reimbursements')} as reimbursements, ${decimal('net')} as net, ${decimal('employer_cost')} as "employerCost", s.note, s.return_reason as "returnReason",
       s.prepared_by as "preparedBy", s.prepared_by_id::text as "preparedById", s.submitted_by_id::text as "submittedById", s.prepared_at as "preparedAt", s.submitted_by as "submittedBy", s.finalized_by as "finalizedBy", s.finalized_at as "finalizedAt", s.paid_on::text as "paidOn", s.paid_reference as "paidReference", coalesce(s.lines, '[]') as lines
     from settlement s join exit x on x.org_code = s.org_code and x.id = s.exit_id join organisation o on o.org_code = s.org_code join employee e on e.org_code = s.org_code and e.id = s.employee_id
       left join designation g on g.org_code = e.org_code and g.id = e.designation_id left join department d on d.org_code = e.org_code and d.id = e.department_id left join location l on l.org_code = e.org_code and l.id = e.location_id
     where s.org_code = $1 and s.id = ${to.bind(id)}::bigint and ${rowsWithin(resourceOf('Settlement'), grant, grant.session, 's', to)}`,
    to.values,
  );
  if (!row) throw refuse('NOT_FOUND');
  return row;
};

const KINDS: readonly PayLineKind[] = ['EARNING', 'DEDUCTION', 'REIMBURSEMENT', 'EMPLOYER'];

export type SettlementPart = { readonly origin: PayLineOrigin; readonly title: string; readonly amount: string; readonly days: string | null; readonly how: string | null; readonly law: string | null; readonly adjustmentId: string | null };
export type SettlementSheetLine = { readonly code: string; readonly kind: PayLineKind; readonly title: string; readonly amount: string; readonly parts: readonly SettlementPart[] };
export type SettlementSheet = Omit<Row, 'lines' | 'preparedById' | 'submittedById'> & { readonly lines: readonly SettlementSheetLine[]; readonly isOwn: boolean };

/** Of salaries: so many of the days of the pay cycle. */
const daysOf = (line: StoredSettlementLine, of: number, language: Language): string | null =>
  line.days !== undefined && (line.of === 'SALARY' || line.of === 'LOSS_OF_PAY') ? sayHow(language, { key: 'settlement.how.days', args: { days: String(line.days / 100), of: String(of) } }) : null;

const partOf = (line: StoredSettlementLine, of: number, language: Language): SettlementPart => ({
  origin: line.of, title: titleIn(language, line.title), amount: line.amount, days: line.days === undefined ? null : String(line.days / 100),
  how: line.how === undefined ? daysOf(line, of, language) : sayHow(language, line.how), law: line.law ?? null, adjustmentId: line.of === 'ADJUSTMENT' ? (line.id ?? null) : null,
});

/** A settlement within reach, its lines added up by what they are for, each with how it was reckoned, in the words of a language. */
export const readSettlementSheet = async (tx: Transaction, grant: Grant, id: string, language: Language): Promise<SettlementSheet> => {
  const { lines, preparedById, submittedById, ...row } = await readRow(tx, grant, id);
  const { currency } = row;
  const days = lengthOfRange(row.fromDate, row.toDate);
  const figures = figuresOf(lines, currency).toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  return {
    ...row,
    isOwn: [preparedById, submittedById].includes(grant.session.userId),
    lines: figures.map(({ code, kind, title, amount, lines: parts }) => ({ code, kind, title: titleIn(language, title), amount: fromMinor(amount, currency), parts: parts.map((part) => partOf(part, days, language)) })),
  };
};
