import { comma } from '../../shell/comma.ts';
import type { CellFormats } from '../../fields/cellKind.ts';
import { longDay, shiftText, type Shifts } from '../shifts.ts';
import type { PlanDay } from './useRoster.ts';

/** Why somebody does not work, or null where they do. */
export const freeText = ({ workScheduleId, works, isOnLeave, isOnDuty, holiday, isEmployed }: PlanDay, { translate }: CellFormats): string | null => {
  if (!isEmployed) return translate('roster.notEmployed');
  if (isOnLeave) return translate('roster.onLeave');
  if (isOnDuty) return translate('roster.onDuty');
  if (workScheduleId != null) return null;
  if (works) return translate('roster.noHours');
  return holiday ?? translate('enum.ShiftKind.DAY_OFF');
};

export const warningsText = ({ warnings }: PlanDay, { translate }: CellFormats): string => warnings.map((warning) => translate(`enum.PlanWarning.${warning}`)).join(comma());

/** A cell in words: what is seen, and what only planners know of it. */
export const dayText = (day: PlanDay, shifts: Shifts, formats: CellFormats): string => {
  const shift = day.workScheduleId == null ? undefined : shifts.get(day.workScheduleId);
  return [
    longDay(day.day, formats.locale), ...(shift ? [shiftText(shift)] : []), ...(freeText(day, formats) === null ? [] : [freeText(day, formats)!]),
    ...(day.isDraft ? [formats.translate('enum.ShiftStatus.DRAFT')] : day.source === 'ROTATION' ? [formats.translate('shiftRotation', { smart_count: 1 })] : []), ...(day.note ? [day.note] : []), ...(day.warnings.length > 0 ? [warningsText(day, formats)] : []),
  ].join(comma());
};
