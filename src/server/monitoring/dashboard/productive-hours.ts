/** The hours of the specified operations: of one kind of time, or of all three. */
import { addDays, todayIn } from '../../../domain/dates.ts';
import type { Grant } from '../../access/authorise.ts';
import { finding } from '../../../domain/problem.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import { refuseRange, type Narrowing } from './narrowed.ts';

export type HoursAsked = { readonly startDate?: string | null; readonly endDate?: string | null; readonly productivityType?: string | null; readonly workScheduleId?: number | null; readonly customGroupId?: number | null };

/** Days that are meant without any. */
const USUAL_DAYS = 30;
const COLUMNS = { PRODUCTIVE: 'a.productive_minutes', UNPRODUCTIVE: 'a.unproductive_minutes', NEUTRAL: 'a.neutral_minutes', ALL: 'a.productive_minutes + a.unproductive_minutes + a.neutral_minutes' } as const;
type Type = keyof typeof COLUMNS;

const isType = (word: string): word is Type => Object.hasOwn(COLUMNS, word);

/** Hours to hundredths, half up. */
export const hoursOf = (minutes: number): string => (Math.round((minutes * 100) / 60) / 100).toFixed(2);

/** The range and what is counted; the type in any case of letters, productive time without one. */
export const readHoursAsked = (args: HoursAsked, grant: Grant): { readonly type: Type; readonly column: string; readonly narrowing: Narrowing } => {
  const type = (args.productivityType?.trim() || 'PRODUCTIVE').toUpperCase();
  if (!isType(type)) {
    refuseProblems(grant, [{ field: 'productivityType', ...finding('productivity.unknownType') }]);
    throw new TypeError(type);
  }
  const toDate = args.endDate ?? (args.startDate == null ? todayIn(grant.session.timeZone, new Date()) : addDays(args.startDate, USUAL_DAYS - 1));
  const fromDate = args.startDate ?? addDays(toDate, 1 - USUAL_DAYS);
  refuseRange(grant, { fromDate, toDate }, 'endDate');
  return { type, column: COLUMNS[type], narrowing: { fromDate, toDate, workScheduleId: args.workScheduleId ?? null, customGroupId: args.customGroupId ?? null } };
};
