import { finding } from '../../domain/problem.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import { askedYear } from '../income-tax/asked-year.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';

const own = ownRequestHooks('TaxReliefClaim', 'declaredOn', null);
const ASKED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);
const SAID = ['financialYear', 'section', 'amount', 'raised', 'metro', 'employeeId'];

/** Nobody approves their own claim. Employees claim for the present financial year; what the law of the year relieves nothing of is refused to everybody. */
export const hooks: Hooks = withWorkflow('TAX_RELIEF', 'declaredOn', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    await own.beforeSave(tx, caller, values, before);
    if (caller.source === 'UNDO') return;
    const whole: Values = { ...before, ...values };
    if (whole['declaredOn'] == null || whole['declaredOn'] === '') values['declaredOn'] = await todayOf(tx, String(whole['employeeId']));
    const isSaid = before === null || SAID.some((key) => Object.hasOwn(values, key) && String(values[key]) !== String(before[key])) || (before['status'] === 'DRAFT' && ASKED.has(whole['status']));
    if (!isSaid) return;
    const { asked, problems } = await askedYear(tx, caller, values, before);
    refuseProblems(caller, problems);
    if (!ASKED.has(whole['status'] ?? 'PENDING')) return;
    if (asked.rules === null) refuseProblems(caller, [{ field: 'financialYear', ...finding('taxReliefClaim.noLaw', { year: asked.year }) }]);
    else if (!asked.rules.reliefs.some(({ section }) => section === whole['section'])) refuseProblems(caller, [{ field: 'section', ...finding('taxReliefClaim.notRelieved', { year: asked.year }) }]);
  },
});
