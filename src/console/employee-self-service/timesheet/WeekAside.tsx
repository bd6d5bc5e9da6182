import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatDuration } from '../../../domain/values/durations.ts';
import { hoursOfDays, hoursOfWeek, weekdayKeys } from '../../../domain/timesheets/timesheet.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
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

const HOURS = /^\d{1,3}(\.\d{1,4})?$/;
const read = (value: unknown): string | null => (typeof value === 'string' && HOURS.test(value) ? value : null);

/** Below a timesheet: what its lines add up to, day by day, as they stand in the form. */
export const WeekAside = ({ values: { lines } }: FormAsideProps) => {
  const translate = useTranslate();
  const language = useFormats().language as Language;
  const told = (Array.isArray(lines) ? (lines as readonly Readonly<Record<string, unknown>>[]) : []).map((line) => Object.fromEntries(weekdayKeys.map((key) => [key, read(line[key])])));
  if (told.length === 0) return null;
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
            <td>{formatDuration(hoursOfWeek(told), language)}</td>
          </tr>
        </tbody>
      </Table>
    </Scroll>
  );
};
