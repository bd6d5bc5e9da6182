import { finding } from '../../domain/problem.ts';
import { birthProblem } from '../people/joining.ts';
import { STRANGER } from '../careers/store-file.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseNotHired } from './individuals/still-hired.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

/** What invitations, the person's own pages and the making of an employee write. */
const BY_ACTS = ['status', 'candidateId', 'invitedOn', 'submittedOn', 'onboardedOn', 'comment', 'employeeId', 'consentOn', 'tokenHash'];

/** An earlier record is taken back whole; a change names fields alone. */
const goesBack = (values: Readonly<Record<string, unknown>>): boolean => Object.hasOwn(values, 'version');
const NEW: Readonly<Record<string, unknown>> = { status: 'DRAFT' };

/** How far somebody is follows from what is done with them, never from a form. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (goesBack(values)) {
      const { candidateId } = values;
      // Whoever was put away after it was cancelled gets no link back.
      if (candidateId != null && before?.['status'] === 'CANCELLED' && values['status'] !== 'CANCELLED') await refuseNotHired(tx, [String(candidateId)]);
      return;
    }
    const { session } = caller;
    if (session.userId !== STRANGER.userId)
      refuseFields(caller, BY_ACTS.filter((key) => Object.hasOwn(values, key) && String(values[key] ?? '') !== String((before ?? NEW)[key] ?? '')).map((field) => ({ field, ...finding('onboarding.byActs') })));
    const whole: Readonly<Record<string, unknown>> = { ...before, ...values };
    if (before === null || ['dateOfBirth', 'joiningDate'].some((key) => whole[key] !== before[key])) {
      const problem = await birthProblem(tx, { dateOfBirth: whole['dateOfBirth'], dateOfJoin: whole['joiningDate'] });
      refuseFields(caller, problem === null ? [] : [problem]);
    }
    if (before !== null) return;
    values['specialistId'] ??= session.employeeId;
    values['mailLanguage'] ??= session.language.toUpperCase();
  },
};
