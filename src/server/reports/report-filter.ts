import { isRangeTooLong } from '../../domain/dates.ts';
import { firstWeekday } from '../../domain/lists/firstWeekday.ts';
import { boundedDays } from '../../domain/reports/bounded-days.ts';
import type { Definition } from '../../domain/reports/definition.ts';
import type { Resource } from '../../domain/resource.ts';
import { coerceFilter } from '../graphql/coerce-filter.ts';
import { refuse } from '../refuse.ts';
import type { FilterInput } from '../resource/filter.ts';
import type { Reading } from './report-sight.ts';
import type { ReportContext } from './report-table.ts';

/** The fields that tell the days of a record, where its reports are held to a range: those of attendance and monitoring (V-049, decision 9 of the specification). What ends a period tells the days of what begins it. */
const rangedFields = ({ endpoint, fields }: Resource): ReadonlyMap<string, string> =>
  new Map(endpoint === 'attendance' || endpoint === 'monitoring' ? fields.filter(({ kind }) => kind === 'date' || kind === 'dateTime').map(({ key, rule }) => [key, rule.notBefore ?? key]) : []);

/** The filter of a fitted definition as lists take it. Refuses what does not fit its entity, and where a range is due, one of 31 days or more and one without an end. */
export const reportFilter = ({ resource }: Reading, { filter }: Definition, { formats, today }: ReportContext): FilterInput | null => {
  const told = coerceFilter(resource, filter);
  const keys = rangedFields(resource);
  if (keys.size === 0) return told;
  const days = [...boundedDays(told ?? {}, { keys, timeZone: formats.timeZone, today, weekStart: firstWeekday(formats.country) }).values()];
  if (!days.some(({ from, to }) => from !== undefined && to !== undefined && !isRangeTooLong(from, to))) throw refuse('DATE_RANGE');
  return told;
};
