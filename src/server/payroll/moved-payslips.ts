import { movedRecoveries } from '../advances/moved-recoveries.ts';
import type { Transaction } from '../db/org.ts';
import type { Advance } from '../resource/bulk-edit/advance.ts';
import { settledDaysSql } from '../settlement/settled-days-sql.ts';

/** What the law takes of everybody's pay, and what hours are paid, follows from these. */
const LAW = ['StatutoryRate', 'ProfessionalTaxRule', 'WelfareFundRule', 'StatutoryRegistration', 'PayrollGeneralSetting', 'SalaryComponent', 'OvertimeConfiguration', 'SpecialWage'] as const;

/** What it takes of somebody's, and the days that others decided: each with those of its records `x` that count. */
const OF_PERSON = {
  ProvidentFundMember: ['provident_fund_member', 'true'],
  InsuranceMember: ['insurance_member', 'true'],
  NpsMember: ['nps_member', 'true'],
  TaxRegimeChoice: ['tax_regime_choice', 'true'],
  TaxReliefClaim: ['tax_relief_claim', `x.status <> 'PENDING'`],
  FbpDeclaration: ['fbp_declaration', 'true'],
  NpsDeclaration: ['nps_declaration', 'true'],
  DayDecision: ['day_decision', 'x.work_date between p.from_date and p.to_date'],
  TaxDeduction: ['tax_deduction', `x.month <= to_char(p.to_date, 'YYYY-MM')`],
} as const;

const isOtherwise = Object.values(OF_PERSON).map(([table, counts]) => `exists (select from ${table} x where x.org_code = $1 and x.employee_id = p.employee_id and x.updated_at > r.prepared_at and ${counts})`).join(' or ');

/** Of a line of a special wage: a day that another payslip or a settlement pays, too, or one that it takes back and nobody pays any more. */
const isWageMoved = `exists (select from jsonb_array_elements(l -> 'on') o left join (select d ->> 'day' as day, sum((d ->> 'minutes')::int) as minutes from (
    select q.lines, q.to_date from payslip q join payroll_run f on f.org_code = q.org_code and f.id = q.run_id and f.status = 'FINALIZED' where q.org_code = $1 and q.employee_id = p.employee_id and q.run_id <> p.run_id
    union all select s.lines, s.to_date from settlement s where s.org_code = $1 and s.employee_id = p.employee_id and s.status in ('FINAL', 'PAID')) q
    cross join jsonb_array_elements(q.lines) m cross join jsonb_array_elements(m -> 'on') d
    where q.to_date >= (select min((e ->> 'day')::date) from jsonb_array_elements(l -> 'on') e) and m ->> 'of' = 'SPECIAL_WAGE' and m ->> 'id' = l ->> 'id' group by 1) w on w.day = o ->> 'day'
  where case when (o ->> 'minutes')::int < 0 then coalesce(w.minutes, 0) < -(o ->> 'minutes')::int else w.minutes > 0 end)`;

/**
 * How many of these payslips rest on something that is not as it was when they were reckoned: an earning, claim, air ticket, overtime, days paid instead of taken, lost uniform, advance, clawback or recovered day that is gone, was decided otherwise or has another amount, a day of a special wage that is paid elsewhere, too, or that it takes back and nobody pays any more, overtime of a day that a run since paid a special wage for or the other way about, a salary that
 * changed, leave or an exit in the cycle, what contributions and taxes follow from, decided days, days that are not finalized any more, an advance of somebody who is to leave, instalments of advances, and a settlement that pays the days instead. Where of that a record went, nobody is told apart: all count. Of a run that is final already, whoever was held keeps
 * its contributions and taxes: the months to come take the difference. Overtime, days and uniform that the transaction itself lets go, as a run is opened again, is as it was.
 */
export const movedPayslips = async (tx: Transaction, payslips: readonly string[]): Promise<number> => {
  const [found] = await tx.query<{ count: number }>(
    `with runs as materialized (select r.id, r.cycle_id, r.prepared_at, r.status = 'DRAFT' as "isDraft", exists (select from change_set s join change c on c.org_code = s.org_code and c.change_set_id = s.id
         where s.org_code = $1 and s.at > r.prepared_at and (c.entity = any($3::text[]) or (c.kind = 'DELETE' and (c.entity = any($4::text[]) or (c.entity = 'AttendanceFinalization' and exists (select from special_wage w where w.org_code = $1 and w.status = 'ACTIVE')))))) as "isOtherLaw"
       from payroll_run r where r.org_code = $1 and r.id in (select p.run_id from payslip p where p.org_code = $1 and p.id = any($2::bigint[])))
     select count(*)::int as count from payslip p join runs r on r.id = p.run_id
     where p.org_code = $1 and p.id = any($2::bigint[]) and (p.id = any($5::bigint[]) or
       exists (select from jsonb_array_elements(p.lines) l where
         (l ->> 'of' = 'ONE_TIME_EARNING' and not exists (select from one_time_earning o where o.org_code = $1 and o.id = (l ->> 'id')::bigint and o.status = 'APPROVED' and o.amount = (l ->> 'amount')::numeric))
         or (l ->> 'of' = 'EXPENSE_CLAIM' and not exists (select from claim_request c where c.org_code = $1 and c.id = (l ->> 'id')::bigint and c.status = 'APPROVED' and c.paid_on is null and c.total = (l ->> 'amount')::numeric))
         or (l ->> 'of' = 'AIR_TICKET' and not exists (select from air_ticket_claim c where c.org_code = $1 and c.id = (l ->> 'id')::bigint and c.status = 'APPROVED' and c.settled_on is null and c.kind <> 'BOOKING' and c.amount = (l ->> 'amount')::numeric))
         or (l ->> 'of' = 'OVERTIME' and not exists (select from overtime_request o where o.org_code = $1 and o.id = (l ->> 'id')::bigint and o.status = 'APPROVED' and o.paid_on is null and (not r."isDraft" or o.updated_at <= r.prepared_at or o.updated_at = now())
           and not exists (select from jsonb_array_elements(coalesce(l -> 'on', '[]')) d where (d ->> 'day')::date <> o.work_date or (d ->> 'minutes')::int > round(o.hours * 60))))
         or (l ->> 'of' = 'SPECIAL_WAGE' and ${isWageMoved})
         or (l ->> 'of' = 'SPECIAL_WAGE' and r."isDraft" and exists (select from payslip q join payroll_run f on f.org_code = q.org_code and f.id = q.run_id and f.status = 'FINALIZED' and f.finalized_at > r.prepared_at cross join jsonb_array_elements(q.lines) m cross join jsonb_array_elements(m -> 'on') d
           where q.org_code = $1 and q.employee_id = p.employee_id and q.run_id <> p.run_id and m ->> 'of' = 'OVERTIME' and exists (select from jsonb_array_elements(l -> 'on') o where o ->> 'day' = d ->> 'day' and (o ->> 'minutes')::int > 0 and not coalesce((o ->> 'onTop')::boolean, false))))
         or (l ->> 'of' = 'OVERTIME' and r."isDraft" and exists (select from payslip q join payroll_run f on f.org_code = q.org_code and f.id = q.run_id and f.status = 'FINALIZED' and f.finalized_at > r.prepared_at cross join jsonb_array_elements(q.lines) m cross join jsonb_array_elements(m -> 'on') d
           where q.org_code = $1 and q.employee_id = p.employee_id and q.run_id <> p.run_id and m ->> 'of' = 'SPECIAL_WAGE' and not (d ->> 'onTop')::boolean and l -> 'on' @> jsonb_build_array(jsonb_build_object('day', d -> 'day'))))
         or (l ->> 'of' = 'SALARY_ADVANCE' and not exists (select from salary_advance a where a.org_code = $1 and a.id = (l ->> 'id')::bigint and a.status = 'APPROVED' and a.paid_on is null and a.way = 'PAYROLL' and a.amount = (l ->> 'amount')::numeric
           and not (r."isDraft" and exists (select from exit x join employee e on e.org_code = x.org_code and e.id = x.employee_id where x.org_code = $1 and x.employee_id = a.employee_id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join))))
         or (l ->> 'of' = 'CLOSED_LEAVE' and not exists (select from leave_balance b where b.org_code = $1 and b.id = (l ->> 'id')::bigint and round(b.unpaid_days * 100) >= (l ->> 'days')::int))
         or (l ->> 'of' = 'COMP_OFF' and not exists (select from comp_off c where c.org_code = $1 and c.id = (l ->> 'id')::bigint and c.status = 'APPROVED' and round((c.days - coalesce(c.paid_days, 0)) * 100) >= (l ->> 'days')::int and (not r."isDraft" or c.updated_at <= r.prepared_at or c.updated_at = now())))
         or (l ->> 'of' = 'UNIFORM_LOSS' and not exists (select from uniform_issue u join uniform_item i on i.org_code = u.org_code and i.id = u.item_id where u.org_code = $1 and u.id = (l ->> 'id')::bigint
           and least(coalesce(u.deduct_pieces, 0), (select coalesce(sum(q.quantity), 0) from uniform_return q where q.org_code = $1 and q.uniform_issue_id = u.id and q.outcome = 'LOST') - coalesce(u.settled_pieces, 0)) - coalesce(u.deducted_pieces, 0) >= (l ->> 'pieces')::int
           and (not r."isDraft" or (i.updated_at <= r.prepared_at and (u.updated_at <= r.prepared_at or u.updated_at = now())))))
         or (l ->> 'of' = 'CLAWBACK' and not exists (select from clawback c where c.org_code = $1 and c.id = (l ->> 'id')::bigint and c.status = 'CONFIRMED' and c.clawback_amount = (l ->> 'amount')::numeric))
         or (l ->> 'of' = 'LOP_RECOVERY' and not exists (select from lop_recovery q where q.org_code = $1 and q.id = (l ->> 'id')::bigint and q.status = 'APPROVED' and q.paid_in_id = r.cycle_id)))
       or exists (select from employee_salary s where s.org_code = $1 and s.employee_id = p.employee_id and s.updated_at > r.prepared_at and s.status in ('APPLIED', 'CANCELLED') and s.effective_from <= p.to_date)
       or exists (select from exit x where x.org_code = $1 and x.employee_id = p.employee_id and x.updated_at > r.prepared_at and x.status <> 'PENDING' and x.last_working_day <= p.to_date)
       or exists (select from leave_request q join leave_type t on t.org_code = q.org_code and t.id = q.leave_type_id and not t.is_paid
         where q.org_code = $1 and q.employee_id = p.employee_id and q.updated_at > r.prepared_at and q.status <> 'PENDING' and q.from_date <= p.to_date and q.to_date >= p.from_date)
       or (r."isDraft" and ${settledDaysSql('p.employee_id', 'p.from_date', 'p.to_date')})
       or (r."isDraft" and (r."isOtherLaw" or ${isOtherwise})))`,
    [tx.orgCode, payslips, LAW, Object.keys(OF_PERSON), await movedRecoveries(tx, payslips)],
  );
  return found?.count ?? 0;
};

/** Looked at by one statement. */
const LOOKED_AT = 5000;

/** As `movedPayslips`, of very many. Nothing is done while they are looked at, but a wish to stop is heard. */
export const movedAmong = async (tx: Transaction, payslips: readonly string[], advance: Advance = async () => undefined): Promise<number> => {
  let moved = 0;
  for (let at = 0; at < payslips.length; at += LOOKED_AT) {
    await advance(0, payslips.length);
    moved += await movedPayslips(tx, payslips.slice(at, at + LOOKED_AT));
  }
  return moved;
};
