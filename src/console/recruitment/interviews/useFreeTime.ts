import { freeStart } from './freeStart.ts';
import { spanOf, type ScheduleValues, type TimedSlot } from './scheduleValues.ts';
import { ownZone } from './times.ts';
import { useAvailability } from './useSchedule.ts';

/** When the panel is free on the day of these values, as `freeStart` says; null while that is not known of each of them, and where it is not asked. */
export const useFreeTime = (values: ScheduleValues, slots: readonly TimedSlot[], isAsked: boolean): string | null => {
  const zone = ownZone();
  const span = isAsked ? spanOf(values.day, slots, zone) : null;
  const { data } = useAvailability(values.panel.map(({ id }) => id), span?.from ?? null, span?.to ?? null, null);
  if (span === null || !data || values.panel.some(({ id }) => data.every(({ employeeId }) => employeeId !== id))) return null;
  return freeStart(values, slots.map(({ candidateId }) => candidateId), data, zone);
};
