import { ReckonOvertimeDocument } from '../../../../generated/employee-self-service/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { useReckoned } from '../../shell/useReckoned.ts';
import type { ReckonOvertimeQueryVariables } from '../../../../generated/employee-self-service/operations.ts';
import type { Values } from '../../resource/form/values.ts';

const HOURS = /^\d{1,2}(\.\d{1,4})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const text = (value: unknown, shape: RegExp): string | null => (typeof value === 'string' && shape.test(value) ? value : null);

const employeeOf = (values: Values): string | null => {
  const linked = values['employee'] as Readonly<Record<string, unknown>> | null | undefined;
  const id = values['employeeId'] ?? linked?.['id'];
  return id == null || id === '' ? null : String(id);
};

/** What attendance has of the day in a form of overtime, and what its hours come to; undefined while nobody is told whose day it is, or which. */
export const useReckonedOvertime = (id: string | undefined, values: Values) => {
  const own = useSession()?.user.employeeId ?? null;
  const employeeId = employeeOf(values) ?? own;
  const workDate = text(values['workDate'], DAY);
  const isReady = employeeId !== null && workDate !== null;
  const asked: ReckonOvertimeQueryVariables = { employeeId, workDate: workDate ?? '', hours: text(values['hours'], HOURS), requestId: id ?? null };
  const { data } = useReckoned({ key: 'reckon-overtime', endpoint: 'employee-self-service', document: ReckonOvertimeDocument }, asked, isReady);
  return isReady ? data : undefined;
};
