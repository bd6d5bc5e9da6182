import { flexiProblems } from '../../domain/income-tax/flexi-benefit.ts';
import type { FlexiLine } from '../../domain/income-tax/flexi-benefit.ts';
import { decimalText, plus, ratioOf, zero } from '../../domain/payroll/formula/ratio.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { moneyInWords } from '../../domain/values/amounts.ts';
import type { Transaction } from '../db/org.ts';
import { askedYear, isOwn } from '../income-tax/asked-year.ts';
import { lockedProblem } from '../income-tax/declaration-release.ts';
import { flexibleComponents } from '../income-tax/flexible-components.ts';
import { taxedComponents } from '../income-tax/taxed-components.ts';
import { tellOfDeclaration } from '../income-tax/tell-of-declaration.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';

const linesOf = (whole: Values): readonly FlexiLine[] => ((whole['lines'] ?? []) as readonly Values[]).map((row) => ({ componentId: String(row['componentId']), amount: String(row['amount'] ?? '0') }));

const divisionProblems = async (tx: Transaction, { session }: Caller, whole: Values, today: string, currency: string): Promise<readonly Problem[]> => {
  const components = await flexibleComponents(tx, String(whole['employeeId']), today, await taxedComponents(tx));
  if (components.length === 0) return [{ field: 'lines', ...finding('fbpDeclaration.none') }];
  return flexiProblems(components, linesOf(whole), (amount) => moneyInWords(amount, session.language, currency));
};

/** Employees divide their own benefits in the present financial year, while declarations are open; payroll enters those of others at any time. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source === 'UNDO') return;
    const { asked, problems } = await askedYear(tx, caller, values, before);
    const whole: Values = { ...before, ...values };
    refuseProblems(caller, problems);
    const locked = isOwn(caller, whole) ? await lockedProblem(tx, 'FBP', String(whole['employeeId']), caller.session.language) : undefined;
    if (locked) refuseProblems(caller, [{ field: 'lines', ...locked }]);
    if (whole['status'] !== 'DRAFT') refuseProblems(caller, await divisionProblems(tx, caller, whole, asked.today, asked.currency));
    values['declared'] = decimalText(linesOf(whole).reduce((sum, { amount }) => plus(sum, ratioOf(amount)), zero), 2);
  },
  afterSave: (tx, caller, after) => tellOfDeclaration(tx, caller, 'FBP', after),
};
