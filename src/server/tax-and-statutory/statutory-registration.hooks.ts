import { finding } from '../../domain/problem.ts';
import { isLawOfState } from '../../domain/statutory/terms.ts';
import type { StatutoryScheme } from '../../domain/statutory/terms.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

/** A law of a state names the state; a law of the country none. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values, before) => {
    const whole = { ...before, ...values };
    const scheme = whole['scheme'] as StatutoryScheme;
    const state = String(whole['state'] ?? '').trim();
    if (!isLawOfState(scheme)) {
      if (state !== '') values['state'] = null;
      return;
    }
    refuseFields(caller, state === '' ? [{ field: 'state', ...finding('statutoryRegistration.state.needed', {}, { scheme: `enum.StatutoryScheme.${scheme}` }) }] : []);
  },
};
