import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { onPhone } from '../../shell/widths.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Planned } from './usePlannedCycles.ts';

const Rows = styled('ul')({
  margin: 0, padding: 0, listStyle: 'none', fontSize: 13, lineHeight: '20px',
  '& label': { display: 'grid', gridTemplateColumns: '24px 96px minmax(190px, max-content) 1fr', gap: 12, alignItems: 'center', minHeight: 34, borderBottom: '1px solid var(--hair)', cursor: 'pointer' },
  '& .name': { fontWeight: 500 }, '& .days': { fontVariantNumeric: 'tabular-nums', color: 'var(--text-2)' }, '& .note': { fontVariantNumeric: 'tabular-nums' }, '& [data-taken]': { color: 'var(--text-2)' },
  [onPhone]: { '& label': { gridTemplateColumns: '24px 1fr', gap: '0 12px', minHeight: 44, padding: '8px 0' }, '& .name, & .days, & .note': { gridColumn: 2 }, '& .MuiCheckbox-root': { gridRow: 1 } },
});

type Props = { readonly cycles: readonly Planned[]; readonly left: ReadonlySet<string>; readonly onLeft: (left: ReadonlySet<string>) => void };

/** Planned cycles, each to be added unless it is left out or shares days with one that is there. */
export const CycleRows = ({ cycles, left, onLeft }: Props) => {
  const translate = useTranslate();
  const { locale, language, dateFormat } = useCellFormats();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const day = (date: string): string => formatDate(date, dateFormat, language as Language);
  const toggle = (name: string): void => onLeft(new Set(left.has(name) ? [...left].filter((one) => one !== name) : [...left, name]));
  return (
    <Rows aria-label={translate('payrollCycle', { smart_count: 2 })}>
      {cycles.map(({ name, fromDate, toDate, payDate, taken }) => (
        <li key={name}>
          <label>
            <Checkbox checked={taken != null || !left.has(name)} disabled={taken != null} onChange={() => toggle(name)} />
            <span className="name">{name}</span>
            <span className="days">{`${day(fromDate)} – ${day(toDate)}`}</span>
            {taken == null ? <span className="note">{translate('payrollCycles.paidOn', { day: `${day(payDate)} ${weekday.format(new Date(`${payDate}T00:00:00Z`))}` })}</span> : <span className="note" data-taken>{translate('payrollCycles.taken', { name: taken })}</span>}
          </label>
        </li>
      ))}
    </Rows>
  );
};
