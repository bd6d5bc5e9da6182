import { domainKey } from '../../domain/activity/classify.ts';
import { finding } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

/** A website is its domain, without what people paste around it. */
export const hooks: Hooks = {
  beforeSave: async (_tx, caller, values, before) => {
    const whole = { ...before, ...values };
    if (whole['kind'] !== 'WEBSITE' || whole['name'] == null) return;
    const pasted = String(whole['name']).trim().replace(/^https?:\/\//i, '').replace(/\/+$/, '');
    const domain = domainKey(pasted);
    if (domain === null || !domain.includes('.')) return refuseProblems(caller, [{ field: 'name', ...finding('activityClassification.noDomain') }]);
    if (domain !== before?.['name']) values['name'] = domain;
  },
  apart: true,
};
