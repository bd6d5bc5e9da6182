import { taxYearOf } from '../../domain/income-tax/tax-year.ts';
import { finding } from '../../domain/problem.ts';
import { monthOf } from '../income-tax/month-hooks.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

/** The financial year follows from the month. What a payroll run deducted nobody changes by hand. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values, before) => {
    if (caller.source === 'UNDO') return;
    if (before?.['source'] === 'PAYROLL') refuseProblems(caller, [{ field: 'amount', ...finding('taxDeduction.ofPayroll') }]);
    Object.assign(values, { financialYear: taxYearOf(monthOf(caller, values, before)), source: 'BROUGHT_IN' });
  },
  beforeDelete: async (_tx, caller, images) => {
    if (images.some((image) => image['source'] === 'PAYROLL')) refuseProblems(caller, [{ field: 'amount', ...finding('taxDeduction.ofPayroll') }]);
  },
};
