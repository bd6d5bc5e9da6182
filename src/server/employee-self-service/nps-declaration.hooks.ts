import { compareDecimals } from '../../domain/decimal.ts';
import type { Regime } from '../../domain/income-tax/rules.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { askedYear, isOwn } from '../income-tax/asked-year.ts';
import { lockedProblem } from '../income-tax/declaration-release.ts';
import { pensionLimit } from '../income-tax/pension-limit.ts';
import { tellOfDeclaration } from '../income-tax/tell-of-declaration.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { PresentYear } from '../income-tax/present-year.ts';

const regimeOf = async (tx: Transaction, employeeId: string, year: string): Promise<{ readonly isEligible: boolean; readonly regime: Regime } | undefined> =>
  (
    await tx.query<{ isEligible: boolean; regime: Regime }>(
      `select e.eligible_for_nps as "isEligible", coalesce(r.regime, g.default_tax_regime, 'NEW') as regime from employee e left join payroll_general_setting g on g.org_code = e.org_code
       left join tax_regime_choice r on r.org_code = e.org_code and r.employee_id = e.id and r.financial_year = $3 where e.org_code = $1 and e.id = $2::bigint`,
      [tx.orgCode, employeeId, year],
    )
  )[0];

/** Who may declare at all, and how much the law relieves under the regime of the person. */
const contributionProblems = async (tx: Transaction, whole: Values, { rules, year }: PresentYear): Promise<Problem[]> => {
  const found = await regimeOf(tx, String(whole['employeeId']), year);
  const percent = String(whole['percentage'] ?? '0');
  if (compareDecimals(percent, '0') === 0) return [];
  if (found?.isEligible !== true) return [{ field: 'percentage', ...finding('npsDeclaration.notEligible') }];
  const limit = rules === null ? null : pensionLimit(rules, found.regime);
  return [
    ...(limit !== null && compareDecimals(percent, limit.percent) > 0 ? [{ field: 'percentage', ...finding('npsDeclaration.aboveLimit', { percent: limit.percent, source: limit.source }) }] : []),
    ...(/^\d{12}$/.test(String(whole['pran'] ?? '')) ? [] : [{ field: 'pran', ...finding('npsDeclaration.pranNeeded') }]),
  ];
};

/** Employees declare for themselves in the present financial year, while declarations are open; payroll enters those of others at any time. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source === 'UNDO') return;
    const { asked, problems } = await askedYear(tx, caller, values, before);
    const whole: Values = { ...before, ...values };
    refuseProblems(caller, problems);
    const locked = isOwn(caller, whole) ? await lockedProblem(tx, 'NPS', String(whole['employeeId']), caller.session.language) : undefined;
    if (locked) refuseProblems(caller, [{ field: 'percentage', ...locked }]);
    if (whole['status'] !== 'DRAFT') refuseProblems(caller, await contributionProblems(tx, whole, asked));
  },
  afterSave: (tx, caller, after) => tellOfDeclaration(tx, caller, 'NPS', after),
};
