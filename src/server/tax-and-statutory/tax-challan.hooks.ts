import { finding } from '../../domain/problem.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

/** A challan deposits what was deducted in a month, that day or later. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values, before) => {
    const month = String(values['month'] ?? before?.['month'] ?? '').trim();
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) refuseFields(caller, [{ field: 'month', ...finding('taxDeduction.noMonth') }]);
    if (values['month'] !== undefined) values['month'] = month;
    const day = String(values['depositedOn'] ?? before?.['depositedOn'] ?? '');
    refuseFields(caller, day !== '' && day < `${month}-01` ? [{ field: 'depositedOn', ...finding('taxChallan.tooEarly') }] : []);
  },
};
