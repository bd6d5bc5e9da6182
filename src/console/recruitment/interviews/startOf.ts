import { addDays } from '../../../domain/dates.ts';
import { dayIn, ownZone } from './times.ts';
import type { ScheduleValues } from './scheduleValues.ts';
import type { Plan, Round } from './useSchedule.ts';

/** The first day after this one that is not among the free ones. */
const nextWorkingDay = (today: string, freeDays: readonly string[]): string => {
  let day = addDays(today, 1);
  while (freeDays.includes(day)) day = addDays(day, 1);
  return day;
};

/** What scheduling begins with: the round as it is where one is moved, otherwise the first free one, on the next working day at 10, with the people of the post. */
export const startOf = (plan: Plan, moved: Round | null, now = new Date()): ScheduleValues => {
  const zone = ownZone();
  const first = plan.rounds.find(({ isTaken }) => !isTaken) ?? plan.rounds[0]!;
  const time = moved ? new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(moved.startTime)) : '10:00';
  return {
    roundMasterId: moved ? String(moved.roundMasterId) : first.roundMasterId,
    day: moved ? dayIn(moved.startTime, zone) : nextWorkingDay(dayIn(now.toISOString(), zone), plan.freeDays),
    time,
    minutes: moved ? (Date.parse(moved.endTime) - Date.parse(moved.startTime)) / 60_000 : first.durationMinutes,
    pause: 15,
    timeZone: moved?.timeZone ?? plan.candidates[0]!.timeZone,
    mode: moved?.mode ?? first.mode,
    venue: moved?.venue ?? '',
    meetingLink: moved?.meetingLink ?? '',
    note: moved?.note ?? '',
    panel: moved ? moved.panelDetails.map(({ memberId, name }) => ({ id: String(memberId), name })) : plan.panel.filter(({ isOfPost }) => isOfPost).map(({ employeeId, name }) => ({ id: employeeId, name })),
  };
};
