import { taxYearOf } from '../../domain/income-tax/tax-year.ts';
import { finding } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The financial year follows from the month. What a payroll run deducted nobody changes by hand. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values, before) => {
    if (caller.source === 'UNDO') return;
    if (before?.['source'] === 'PAYROLL') refuseProblems(caller, [{ field: 'amount', ...finding('taxDeduction.ofPayroll') }]);
    const month = String(values['month'] ?? before?.['month'] ?? '').trim();
    if (!MONTH.test(month)) refuseProblems(caller, [{ field: 'month', ...finding('taxDeduction.noMonth') }]);
    Object.assign(values, { financialYear: taxYearOf(month), source: 'BROUGHT_IN' }, values['month'] === undefined ? {} : { month });
  },
  beforeDelete: async (_tx, caller, images) => {
    if (images.some((image) => image['source'] === 'PAYROLL')) refuseProblems(caller, [{ field: 'amount', ...finding('taxDeduction.ofPayroll') }]);
  },
};
