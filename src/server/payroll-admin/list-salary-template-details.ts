import { calculateSalary } from '../../domain/payroll/salary/calculate-salary.ts';
import { forms } from '../../../generated/forms.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { currencySymbol } from '../salaries/currency-of.ts';
import { readPayrollSettings, roundOffOf } from '../salaries/payroll-settings.ts';
import type { PayrollSettings } from '../salaries/payroll-settings.ts';
import { structureAnswer } from '../salaries/salary-answer.ts';
import { readComponents } from '../salaries/salary-components.ts';
import type { StoredComponent } from '../salaries/salary-components.ts';
import { factsOf, factsOfNobody } from '../salaries/salary-facts.ts';
import { chosenComponents } from '../salaries/salary-parts.ts';
import { paidWithin } from '../salaries/employee/reach.ts';
import { readEmployeeSalaries } from '../salaries/employee/read-salaries.ts';
import { bindings } from '../resource/sql.ts';
import { listsOf, readTemplates } from '../salaries/template-parts.ts';
import type { StoredTemplate } from '../salaries/template-parts.ts';

type Arguments = {
  readonly formId?: number | null;
  readonly accessFormId?: number | null;
  readonly templateId?: number | null;
  readonly id?: number | null;
  readonly isViewMode?: boolean | null;
  readonly employeeId?: number | null;
  readonly isDropdown?: boolean | null;
  readonly includeHistoricalRecords?: boolean | null;
};

const months = ['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'];

/** From the fiscal year's first month on: 4, 5, … 12, 1, 2, 3 where it starts in April. */
const fiscalMonths = (start: string): number[] => months.map((_, at) => ((months.indexOf(start) + at) % 12) + 1);

const namesOf = ({ id, name }: StoredTemplate) => ({ templateId: Number(id), templateName: name });

const detailsOf = (template: StoredTemplate) => {
  const { description, status, annualCTC, effectiveFrom, effectiveTo, allowances, retirals, grosses } = template;
  return { ...namesOf(template), description, templateStatus: status === 'ACTIVE' ? 'Active' : 'Inactive', annualCTC: annualCTC === null ? null : Number(annualCTC), effectiveFrom, effectiveTo, allowances, retirals, grosses };
};

/** The figures for the template's own CTC; null where it has none or cannot be reckoned by it. */
const figuresOf = (template: StoredTemplate, known: readonly StoredComponent[], facts: Parameters<typeof calculateSalary>[0]['facts'], settings: PayrollSettings) => {
  const { components, problems } = chosenComponents(listsOf(template), known);
  if (template.annualCTC === null || problems.length > 0) return null;
  const answer = calculateSalary({ annualCTC: template.annualCTC, components, facts, roundOff: roundOffOf(settings) });
  return 'salary' in answer ? structureAnswer(answer.salary, settings, false) : null;
};

/** What an employee is paid by, and with the history also what they were and may be; of whom the person reads no salaries, none. */
const salariesOf = async (tx: Transaction, { employeeId, isViewMode, includeHistoricalRecords }: Arguments, { session }: Grant): Promise<string> => {
  if (employeeId == null) return '[]';
  const to = bindings(tx.orgCode);
  const which = `t.employee_id = ${to.bind(employeeId)}::bigint and ${paidWithin(session, 'e', to)} and ${includeHistoricalRecords === true ? 'true' : 't.is_present'}`;
  return JSON.stringify(await readEmployeeSalaries(tx, { to, which, isViewMode: isViewMode === true, userId: session.userId }));
};

/** Document 1 §7: salary templates with what they are reckoned by, and the salaries of an employee. A template that does not exist is in no list. */
export const listSalaryTemplateDetails = (args: Arguments, { db }: Context, grant: Grant) => {
  const { session } = grant;
  // 207 is what the operation is about, and what it says when nobody says anything: its own guard decides then.
  if (args.formId !== forms.SALARY_DETAILS) mayViewForm(args.formId, session);
  mayViewForm(args.accessFormId, session);
  return withOrg(db, session.orgCode, async (tx) => {
    const [settings, today] = [await readPayrollSettings(tx), await todayOf(tx)];
    const facts = args.employeeId == null ? factsOfNobody(today) : await factsOf(tx, args.employeeId, today, grant);
    const inUse = `t.status = 'ACTIVE' and (t.effective_to is null or t.effective_to >= $3::date)`;
    const templates = await readTemplates(tx, `($2::bigint is null or t.id = $2::bigint) and ($4::boolean or ${inUse})`, [args.templateId ?? args.id ?? null, today, args.includeHistoricalRecords === true]);
    const known = await readComponents(tx);
    const shown = templates.map((template) => {
      if (args.isDropdown === true) return namesOf(template);
      return args.isViewMode === true ? { ...detailsOf(template), salaryStructure: figuresOf(template, known, facts, settings) } : detailsOf(template);
    });
    const funds = known.filter(({ isProvidentFund }) => isProvidentFund).map(({ id, code, name, employeeShare, employerShare }) => ({ componentId: Number(id), code, name, employeeShare, employerShare }));
    return {
      errorCode: '',
      message: '',
      currencySymbol: currencySymbol(settings.currency),
      templateDetails: JSON.stringify(shown),
      salaryDetails: await salariesOf(tx, args, grant),
      roundOffSettings: JSON.stringify({ roundOff: settings.roundOff, roundOffTo: settings.roundOffTo }),
      pfSettings: JSON.stringify({ slabWisePF: settings.slabWisePF ? 'Yes' : 'No', providentFunds: funds }),
      fiscalMonthArray: fiscalMonths(settings.fiscalYearStart),
    };
  });
};
