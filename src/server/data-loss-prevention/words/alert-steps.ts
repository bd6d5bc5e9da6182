import type { FormName } from '../../../../generated/forms.ts';
import { refuseOwn } from '../../access/own-matter.ts';
import type { Hooks } from '../../resource/hooks.ts';

/** Alerts are changed by acts and by undoing them: nobody touches those about themselves in either way, where somebody else could. */
export const alertSteps = (form: FormName): Hooks => ({
  apart: true,
  beforeSave: (tx, caller, values, before) => refuseOwn(tx, caller, [{ ...before, ...values }['employeeId']], { form, right: 'update', field: 'employeeId', message: 'wordAlerts.own' }),
});
