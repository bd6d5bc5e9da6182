import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { refuseOwn, type RightOver } from '../access/own-matter.ts';
import type { Transaction } from '../db/org.ts';
import { employmentProblems } from '../people/employment.ts';
import { todayOf } from '../people/today.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { tellOfUniform } from '../uniforms/tell.ts';

const refuseOwnUniform = (tx: Transaction, caller: Caller, employeeIds: readonly unknown[], right: RightOver['right']): Promise<void> =>
  refuseOwn(tx, caller, employeeIds, { form: 'UNIFORM_MONITORING', right, field: 'employeeId', message: 'uniforms.ownObservation' });

/** Judging the own uniform, also by undoing, is left to others where there are any, and nobody judges a day to come. Employees hear of it when it was not as it should be. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (tx, caller, values, before) => {
    const { session } = caller;
    const whole: Values = { ...before, ...values };
    const [employeeId, day] = [String(whole['employeeId']), String(whole['date'])];
    await refuseOwnUniform(tx, caller, [employeeId], before === null ? 'add' : 'update');
    if (caller.source === 'UNDO') return;
    const problems: Problem[] = [];
    if (day > (await todayOf(tx, employeeId))) problems.push({ field: 'date', ...finding('uniforms.dayAhead') });
    else if (before === null) problems.push(...(await employmentProblems(tx, { employeeId, from: ['date', day], to: ['date', day] }, session.language)));
    refuseFields(caller, problems);
    if (whole['state'] === 'WORN') values['itemId'] = null;
  },
  afterSave: async (tx, { session, source }, after, before) => {
    if (source !== undefined || after['state'] === 'WORN' || after['state'] === before?.['state']) return;
    await tellOfUniform(tx, after['employeeId'], session.userId, { kind: 'uniformObserved', words: { by: session.name }, named: { state: `enum.UniformState.${String(after['state'])}` }, days: { day: String(after['date']) } });
  },
  beforeDelete: (tx, caller, images) => refuseOwnUniform(tx, caller, images.map((image) => image['employeeId']), 'delete'),
};
