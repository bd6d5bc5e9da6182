import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { screens } from '../../../../generated/screens.ts';
import { messageStem } from '../../shell/useScreenLabel.ts';
import { onPhone } from '../../shell/widths.ts';
import type { ChangeKind } from '../../../../generated/monitoring/operations.ts';
import type { ActivityFilter } from './useActivity.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 16px 8px',
  flex: 'none',
  '& label': { display: 'flex', alignItems: 'center', gap: 6, color: 'var(--text-2)' },
  '& :is(input, select)': { height: 28, padding: '0 8px', border: '1px solid var(--line)', borderRadius: 6, background: 'var(--surface)', color: 'var(--text)', font: 'inherit' },
  '& [role=group]': { display: 'flex', gap: 4, flex: '1 0 auto' },
  '& button': { height: 28, padding: '0 10px', border: 0, borderRadius: 6, background: 'none', color: 'var(--text-2)', cursor: 'pointer', '&:hover': { background: 'var(--hover)' }, '&[aria-pressed=true]': { background: 'var(--canvas)', color: 'var(--text)', fontWeight: 500 } },
  [onPhone]: { '& :is(input, select)': { height: 44, fontSize: 16 }, '& button': { height: 44 }, '& [role=group]': { overflowX: 'auto', width: '100%' } },
});

const kinds: readonly ChangeKind[] = ['ADD', 'UPDATE', 'DELETE', 'ERASE'];
const types = [...new Set(screens.map(({ type }) => type))].filter(Boolean);

type Props = { readonly filter: ActivityFilter; readonly onFilter: (filter: ActivityFilter) => void };

/** Which changes: of which days, of which kind, to which records. */
export const LogTools = ({ filter, onFilter }: Props) => {
  const translate = useTranslate();
  const named = types.map((type) => ({ type, name: translate(messageStem(type), { smart_count: 2 }) })).sort((one, other) => one.name.localeCompare(other.name));
  const day = (key: 'fromDate' | 'toDate', label: string) => (
    <label>
      {translate(label)}
      <input type="date" required value={filter[key]} onChange={({ target }) => (target.value === '' ? undefined : onFilter({ ...filter, [key]: target.value }))} />
    </label>
  );
  return (
    <Bar>
      <div role="group" aria-label={translate('activityLog.action')}>
        {[null, ...kinds].map((kind) => (
          <button key={kind ?? 'all'} type="button" aria-pressed={filter.kind === kind} onClick={() => onFilter({ ...filter, kind })}>
            {translate(kind === null ? 'activityLog.all' : `activityLog.${kind}`)}
          </button>
        ))}
      </div>
      <select aria-label={translate('activityLog.entity')} value={filter.entity ?? ''} onChange={({ target }) => onFilter({ ...filter, entity: target.value === '' ? null : target.value })}>
        <option value="">{translate('activityLog.anyEntity')}</option>
        {named.map(({ type, name }) => (
          <option key={type} value={type}>{name}</option>
        ))}
      </select>
      {day('fromDate', 'activityLog.from')}
      {day('toDate', 'activityLog.to')}
    </Bar>
  );
};
