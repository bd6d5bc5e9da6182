import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import type { Language } from '../../../domain/languages.ts';
import { onPhone } from '../../shell/widths.ts';
import type { PreviewHolidaysQuery } from '../../../../generated/core-hr/operations.ts';

export type HolidayDay = PreviewHolidaysQuery['answer']['holidays'][number];

const Days = styled('ul')({
  margin: 0, padding: 0, listStyle: 'none', fontSize: 13, lineHeight: '20px',
  '& label': { display: 'grid', gridTemplateColumns: '24px minmax(150px, max-content) 1fr auto', gap: 12, alignItems: 'center', minHeight: 34, borderBottom: '1px solid var(--hair)', cursor: 'pointer' },
  '& .day': { fontVariantNumeric: 'tabular-nums', color: 'var(--text-2)' }, '& .name': { fontWeight: 500 }, '& .note': { color: 'var(--text-2)' },
  [onPhone]: { '& label': { gridTemplateColumns: '24px 1fr', gap: '0 12px', minHeight: 44, padding: '8px 0' }, '& .day, & .name, & .note': { gridColumn: 2 }, '& .day': { gridRow: 2 }, '& .MuiCheckbox-root': { gridRow: 1 } },
});

type Props = { readonly days: readonly HolidayDay[]; readonly left: ReadonlySet<string>; readonly onLeft: (left: ReadonlySet<string>) => void };

/** The days of a calendar, each to be added unless it is left out or there already. */
export const HolidayDays = ({ days, left, onLeft }: Props) => {
  const translate = useTranslate();
  const { locale, language, dateFormat } = useCellFormats();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const toggle = (key: string): void => onLeft(new Set(left.has(key) ? [...left].filter((one) => one !== key) : [...left, key]));
  return (
    <Days aria-label={translate('holidayGeneration.days')}>
      {days.map(({ key, name, date, kind, exists }) => (
        <li key={key}>
          <label>
            <Checkbox checked={exists || !left.has(key)} disabled={exists} onChange={() => toggle(key)} />
            <span className="day">{formatDate(date, dateFormat, language as Language)} {weekday.format(new Date(`${date}T00:00:00Z`))}</span>
            <span className="name">{name}</span>
            <span className="note">{translate(exists ? 'holidayGeneration.exists' : `holidayGeneration.kind.${kind}`)}</span>
          </label>
        </li>
      ))}
    </Days>
  );
};
