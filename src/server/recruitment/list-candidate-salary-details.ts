import { forms } from '../../../generated/forms.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { currencySymbol } from '../salaries/currency-of.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { readComponents } from '../salaries/salary-components.ts';
import { readTemplates } from '../salaries/template-parts.ts';
import { payOfPost } from './salary/pay-of-post.ts';
import { reachesCandidate } from './salary/reaches-candidate.ts';
import { readSalaries } from './salary/read-salaries.ts';

type Arguments = {
  readonly formId?: number | null;
  readonly candidateId?: number | null;
  readonly templateId?: number | null;
  readonly isViewMode?: boolean | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly accessFormId?: number | null;
};

/** Document 1 §7: what candidates are offered, with what salaries are reckoned by. */
export const listCandidateSalaryDetails = (args: Arguments, { db }: Context, grant: Grant) => {
  const { session } = grant;
  // 178 is what the operation is about: its own guard decides then.
  if (args.formId !== forms.CANDIDATE_SALARY) mayViewForm(args.formId, session);
  mayViewForm(args.accessFormId, session);
  return withOrg(db, session.orgCode, async (tx) => {
    const [settings, today, components] = [await readPayrollSettings(tx), await todayOf(tx), await readComponents(tx)];
    const { salaries, totalCount } = await readSalaries(tx, grant, args);
    const templates = await readTemplates(tx, `t.status = 'ACTIVE' and t.effective_from <= $2::date + 366 and (t.effective_to is null or t.effective_to >= $2::date)`, [today]);
    const funds = components.filter(({ isProvidentFund }) => isProvidentFund).map(({ id, code, name, employeeShare, employerShare }) => ({ componentId: Number(id), code, name, employeeShare, employerShare }));
    const postPay = args.candidateId != null && (await reachesCandidate(tx, session, String(args.candidateId))) ? await payOfPost(tx, args.candidateId) : null;
    return {
      errorCode: '',
      message: '',
      validationError: null,
      salaryDetails: JSON.stringify(salaries),
      templateDetails: JSON.stringify(templates.map(({ id, name, annualCTC }) => ({ templateId: Number(id), templateName: name, annualCTC, currency: settings.currency }))),
      totalCount,
      currencySymbol: currencySymbol(settings.currency),
      roundOffSettings: JSON.stringify({ roundOff: settings.roundOff, roundOffTo: settings.roundOffTo }),
      pfSettings: JSON.stringify({ slabWisePF: settings.slabWisePF ? 'Yes' : 'No', providentFunds: funds }),
      postPay,
    };
  });
};
