import { refuseProblems } from '../refuse-problems.ts';
import { forgetSessions } from '../session.ts';
import type { Hooks } from '../resource/hooks.ts';
import { brokenTemplates } from '../salaries/broken-templates.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import type { PayrollSettings } from '../salaries/payroll-settings.ts';
import { readComponents } from '../salaries/salary-components.ts';

/** What salaries are reckoned by; the currency says which coin is the smallest. */
const reckonedBy = ['roundOff', 'roundOffTo', 'currency'] as const satisfies readonly (keyof PayrollSettings)[];

/** What rounding leaves to the component that takes the balance suffices in every template in use. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values) => {
    const settings = await readPayrollSettings(tx);
    const told = reckonedBy.filter((key) => values[key] !== undefined && String(values[key]) !== String(settings[key]));
    const [field] = told;
    if (field === undefined) return;
    const components = await readComponents(tx);
    const after = { ...settings, ...Object.fromEntries(told.map((key) => [key, String(values[key])])) };
    refuseProblems(caller, await brokenTemplates(tx, caller.session, field, { components, settings }, { components, settings: after }));
  },
  // They know in which currency amounts of payroll are.
  afterSave: async () => forgetSessions(),
};
