import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadWeeklyTargetDocument } from '../../../../generated/core-hr/operations.ts';
import { formatDuration } from '../../../domain/values/durations.ts';
import { hoursOfDays, hoursOfWeek, weekdayKeys } from '../../../domain/timesheets/timesheet.ts';
import { beyondTarget, weeklyTarget } from '../../../domain/timesheets/weekly-target.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useOwner } from './useOwner.ts';
import type { Language } from '../../../domain/languages.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& th': { fontSize: 12, fontWeight: 500, color: 'var(--text-2)' },
  '& td': { borderTop: '1px solid var(--hair)' },
  '& td:last-of-type': { fontWeight: 600 },
});

const Target = styled('p')({ margin: '6px 8px 0', textAlign: 'right', fontSize: 13, lineHeight: '20px', color: 'var(--text-2)' });

const HOURS = /^\d{1,3}(\.\d{1,4})?$/;
const read = (value: unknown): string | null => (typeof value === 'string' && HOURS.test(value) ? value : null);

/** Below a timesheet: what its lines add up to, day by day, as they stand in the form, and how much the work schedule expects of a week. */
export const WeekAside = ({ values: { employeeId, lines } }: FormAsideProps) => {
  const translate = useTranslate();
  const language = useFormats().language as Language;
  const told = (Array.isArray(lines) ? (lines as readonly Readonly<Record<string, unknown>>[]) : []).map((line) => Object.fromEntries(weekdayKeys.map((key) => [key, read(line[key])])));
  const owner = useOwner(employeeId);
  const { data: target } = useQuery({
    queryKey: ['weekly target', owner], enabled: owner !== null && told.length > 0, retry: false,
    queryFn: async ({ signal }) => {
      const schedule = (await askAnswer('core-hr', ReadWeeklyTargetDocument, { employeeId: Number(owner) }, signal)).workScheduleDetails;
      return schedule == null ? null : weeklyTarget({ ...schedule, weeklyTargetEffort: schedule.weeklyTargetEffort ?? null });
    },
  });
  if (told.length === 0) return null;
  const week = hoursOfWeek(told);
  const beyond = target == null ? null : beyondTarget(week, target);
  const days = hoursOfDays(told);
  return (
    <Scroll>
      <Table aria-label={translate('timesheet.ofDays')}>
        <thead>
          <tr>
            {weekdayKeys.map((key) => (
              <th key={key} scope="col">
                {translate(`timesheetLine.${key}`)}
              </th>
            ))}
            <th scope="col">{translate('timesheet.sum')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            {days.map((hours, at) => (
              <td key={weekdayKeys[at]}>{hours === '0' ? '–' : formatDuration(hours, language)}</td>
            ))}
            <td>{formatDuration(week, language)}</td>
          </tr>
        </tbody>
      </Table>
      {beyond === null ? null : <Target role="note">{[translate('timesheet.target', { hours: formatDuration(target!, language) }), ...(beyond.way === 'EQUAL' ? [] : [translate(beyond.way === 'LESS' ? 'timesheet.targetLess' : 'timesheet.targetMore', { hours: formatDuration(beyond.hours, language) })])].join(' · ')}</Target>}
    </Scroll>
  );
};
