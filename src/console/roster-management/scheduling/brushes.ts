import type { Shift } from '../shifts.ts';
import type { PlannedCell } from '../../../../generated/attendance/operations.ts';

/** What days are painted with. */
export type Brush = Pick<PlannedCell, 'kind' | 'workScheduleId'>;

export const DAY_OFF: Brush = { kind: 'DAY_OFF', workScheduleId: null };
export const AS_USUAL: Brush = { kind: 'AS_USUAL', workScheduleId: null };
export const brushOf = ({ id }: Shift): Brush => ({ kind: 'SHIFT', workScheduleId: id });

export const isSameBrush = (one: Brush | null, other: Brush | null): boolean => one?.kind === other?.kind && (one?.workScheduleId ?? null) === (other?.workScheduleId ?? null);

/** The keys that paint: a digit for each of the first nine shifts, 0 for a day off, Delete for the usual. */
export const brushOfKey = (key: string, shifts: readonly Shift[]): Brush | undefined => {
  if (key === '0') return DAY_OFF;
  if (key === 'Delete' || key === 'Backspace') return AS_USUAL;
  const shift = /^[1-9]$/.test(key) ? shifts[Number(key) - 1] : undefined;
  return shift && brushOf(shift);
};
