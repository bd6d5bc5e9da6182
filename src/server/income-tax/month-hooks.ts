import { finding } from '../../domain/problem.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month that a record is of, YYYY-MM, written without spaces around it; refused where it is none. */
export const monthOf = (caller: Pick<Caller, 'session'>, values: Values, before: Image | null): string => {
  const month = String(values['month'] ?? before?.['month'] ?? '').trim();
  refuseFields(caller, MONTH.test(month) ? [] : [{ field: 'month', ...finding('taxDeduction.noMonth') }]);
  if (values['month'] !== undefined) values['month'] = month;
  return month;
};

/** What follows the deductions of a month does so on a day of that month or later. */
export const monthHooks = (field: string, tooEarly: string): Hooks => ({
  apart: true,
  beforeSave: async (_tx, caller, values, before) => {
    const month = monthOf(caller, values, before);
    const day = String(values[field] ?? before?.[field] ?? '');
    refuseFields(caller, day !== '' && day < `${month}-01` ? [{ field, ...finding(tooEarly) }] : []);
  },
});
