import { finding } from '../../domain/problem.ts';
import { boundTo } from '../income-tax/bound-to.ts';
import { askedYear, isOwn } from '../income-tax/asked-year.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Hooks, Values } from '../resource/hooks.ts';

/** Once a financial year by the person; payroll notes and corrects those of others. Business income binds to the regime that it was told with. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source === 'UNDO') return;
    const isChosen = caller.form === 'DASHBOARD';
    // Payroll decides for others alone: one's own choice is made on the dashboard, with its acknowledgement.
    if (!isChosen && isOwn(caller, { ...before, ...values })) throw refuse('OWN_REQUEST');
    if (!isChosen) {
      values['way'] = 'BY_PAYROLL';
      delete values['acknowledgedOn'];
    }
    const { problems } = await askedYear(tx, caller, values, before);
    refuseProblems(caller, problems);
    const whole: Values = { ...before, ...values };
    const bound = await boundTo(tx, String(whole['employeeId']), String(whole['financialYear']));
    if (bound !== null && bound.regime !== whole['regime']) refuseProblems(caller, [{ field: 'regime', ...finding('taxRegimeChoice.bound', { year: bound.year }) }]);
  },
  afterSave: async (tx, caller, after) => {
    if (isOwn(caller, after)) return;
    await notify(tx, { to: await accountsOf(tx, after['employeeId']), kind: 'taxRegimeNoted', words: { by: caller.session.name, year: String(after['financialYear']) }, named: { regime: `enum.TaxRegime.${String(after['regime'])}` }, path: '/' });
  },
};
