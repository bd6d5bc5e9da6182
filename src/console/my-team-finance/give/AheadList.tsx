import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { isLanguage } from '../../../domain/languages.ts';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { onPhone } from '../../shell/widths.ts';
import { useMoney } from '../useMoney.ts';
import type { Ahead } from './useAhead.ts';

const People = styled('ul')({
  margin: 0, padding: 0, listStyle: 'none', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& label': { display: 'grid', gridTemplateColumns: '24px minmax(150px, 1fr) auto 96px', gap: 12, alignItems: 'center', minHeight: 34, borderBottom: '1px solid var(--hair)', cursor: 'pointer' },
  '& .name': { fontWeight: 500 }, '& .name small': { fontWeight: 400, color: 'var(--text-3)' }, '& .day': { color: 'var(--text-2)', textAlign: 'right' },
  '& .problem': { gridColumn: '3 / -1', maxWidth: 420, color: 'var(--text-2)', padding: '6px 0' },
  [onPhone]: { '& label': { gridTemplateColumns: '24px 1fr auto', gap: '0 12px', minHeight: 44, padding: '8px 0' }, '& .day': { gridColumn: '2 / -1', textAlign: 'left' }, '& .problem': { gridColumn: '2 / -1' } },
});

type Props = { readonly rows: readonly Ahead[]; readonly left: ReadonlySet<string>; readonly onLeft: (left: ReadonlySet<string>) => void };

/** What each employee would get, each to be given it unless they are left out; or why it cannot be given. */
export const AheadList = ({ rows, left, onLeft }: Props) => {
  const translate = useTranslate();
  const money = useMoney();
  const { dateFormat, language } = useCellFormats();
  const toggle = (id: string): void => onLeft(new Set(left.has(id) ? [...left].filter((one) => one !== id) : [...left, id]));
  return (
    <People aria-label={translate('giveEarnings.people')}>
      {rows.map(({ employeeId, employeeName, employeeNumber, amount, payoutDate, problem }) => (
        <li key={employeeId}>
          <label>
            <Checkbox checked={problem == null && !left.has(employeeId)} disabled={problem != null} onChange={() => toggle(employeeId)} />
            <span className="name">{employeeName} <small>{employeeNumber}</small></span>
            {problem == null ? <span>{amount == null ? '' : money(amount)}</span> : <span className="problem">{problem}</span>}
            {problem == null && payoutDate != null ? <span className="day">{formatDate(payoutDate, dateFormat, isLanguage(language) ? language : 'en')}</span> : null}
          </label>
        </li>
      ))}
    </People>
  );
};
