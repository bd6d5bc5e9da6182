import { finding } from '../../domain/problem.ts';
import { deleteFace } from '../faces/templates.ts';
import { birthProblem, fillProbation } from '../people/joining.ts';
import { missesEmployeeNumber, nextEmployeeNumber } from '../people/next-employee-number.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

/** Who is added without a number gets the next one of the series, and the end of probation that the designation says. The face of somebody who has left is not kept. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (tx, caller, values, before) => {
    const whole = { ...before, ...values };
    if (before === null || ['dateOfBirth', 'dateOfJoin'].some((key) => whole[key] !== before[key])) {
      const problem = await birthProblem(tx, whole);
      if (problem !== null) return refuseFields(caller, [problem]);
    }
    if (before === null) await fillProbation(tx, values);
    const given = before !== null && !Object.hasOwn(values, 'employeeNumber') ? before['employeeNumber'] : values['employeeNumber'];
    if (typeof given === 'string' && given !== '') return;
    if (before === null && caller.isRehearsal) {
      const problem = await missesEmployeeNumber(tx, values['serviceProviderId']);
      return problem === null ? undefined : refuseFields(caller, [problem]);
    }
    const next = before === null ? await nextEmployeeNumber(tx, values['serviceProviderId']) : { field: 'employeeNumber', ...finding('rule.required', {}, { fieldName: 'employee.employeeNumber' }) };
    if (typeof next !== 'string') return refuseFields(caller, [next]);
    values['employeeNumber'] = next;
  },
  afterSave: async (tx, _caller, after) => {
    if (after['status'] === 'INACTIVE') await deleteFace(tx, after.id);
  },
  beforeDelete: async (tx, _caller, images) => {
    for (const { id } of images) {
      await deleteFace(tx, id);
      await tx.query('delete from consent where org_code = $1 and employee_id = $2::bigint', [tx.orgCode, id]);
    }
  },
};
