import { finding } from '../../domain/problem.ts';
import { partsOfScheme } from '../../domain/statutory/terms.ts';
import type { ContributionPart, StatutoryScheme } from '../../domain/statutory/terms.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

/** A scheme has only its own parts: no pension in the state insurance, and no rate at all of taxes by slabs. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values, before) => {
    const whole = { ...before, ...values };
    const scheme = whole['scheme'] as StatutoryScheme;
    if (partsOfScheme[scheme].includes(whole['part'] as ContributionPart)) return;
    refuseFields(caller, [{ field: 'part', ...finding('statutoryRate.unfit', {}, { scheme: `enum.StatutoryScheme.${scheme}` }) }]);
  },
};
