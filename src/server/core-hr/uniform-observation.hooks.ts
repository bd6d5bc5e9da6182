import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { employmentProblems } from '../people/employment.ts';
import { todayOf } from '../people/today.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { tellOfUniform } from '../uniforms/tell.ts';

const ownProblems = ({ session }: Pick<Caller, 'session'>, employeeId: unknown): Problem[] => (session.employeeId !== null && String(employeeId) === session.employeeId ? [{ field: 'employeeId', ...finding('uniforms.ownObservation') }] : []);

/** Nobody judges the own uniform, also not by undoing, nor a day to come. Employees hear of it when it was not as it should be. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (tx, caller, values, before) => {
    const { session } = caller;
    const whole: Values = { ...before, ...values };
    const [employeeId, day] = [String(whole['employeeId']), String(whole['date'])];
    const problems = ownProblems(caller, employeeId);
    if (caller.source === 'UNDO') return refuseFields(caller, problems);
    if (day > (await todayOf(tx, employeeId))) problems.push({ field: 'date', ...finding('uniforms.dayAhead') });
    else if (before === null) problems.push(...(await employmentProblems(tx, { employeeId, from: ['date', day], to: ['date', day] }, session.language)));
    refuseFields(caller, problems);
    if (whole['state'] === 'WORN') values['itemId'] = null;
  },
  afterSave: async (tx, { session, source }, after, before) => {
    if (source !== undefined || after['state'] === 'WORN' || after['state'] === before?.['state']) return;
    await tellOfUniform(tx, after['employeeId'], session.userId, { kind: 'uniformObserved', words: { by: session.name }, named: { state: `enum.UniformState.${String(after['state'])}` }, days: { day: String(after['date']) } });
  },
  beforeDelete: async (_tx, caller, images) => refuseFields(caller, images.flatMap((image) => ownProblems(caller, image['employeeId'])).slice(0, 1)),
};
