import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { screens } from '../../../../generated/screens.ts';
import { messageStem } from '../../shell/useScreenLabel.ts';
import { kinds } from './kinds.ts';
import { useChangePeople } from './useChangePeople.ts';
import { onPhone } from '../../shell/widths.ts';
import type { ChangesFilter } from './useChangesFilter.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 16px 8px',
  flex: 'none',
  '& label': { display: 'flex', alignItems: 'center', gap: 6, color: 'var(--text-2)' },
  '& :is(input, select)': { height: 28, maxWidth: 220, padding: '0 8px', border: '1px solid var(--line)', borderRadius: 6, background: 'var(--surface)', color: 'var(--text)', font: 'inherit' },
  '& [role=group]': { display: 'flex', gap: 4, flex: '1 0 auto' },
  '& button': { height: 28, padding: '0 10px', border: 0, borderRadius: 6, background: 'none', color: 'var(--text-2)', cursor: 'pointer', '&:hover': { background: 'var(--hover)' }, '&[aria-pressed=true]': { background: 'var(--canvas)', color: 'var(--text)', fontWeight: 500 } },
  [onPhone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'thin', '& > *': { flex: 'none' }, '& :is(input, select)': { height: 44, maxWidth: 200, fontSize: 16 }, '& button': { height: 44 }, '& [role=group]': { flex: 'none' } },
});

const verbs = { ADD: 'activityLog.ADD', UPDATE: 'activityLog.UPDATE', DELETE: 'activityLog.DELETE' } as const;
const types = [...new Set(screens.map(({ type }) => type))].filter(Boolean);

type Props = { readonly filter: ChangesFilter; /** May see what others did. */ readonly seesOthers: boolean; readonly onFilter: (filter: ChangesFilter) => void };

/** Which changes: whose, to which records, of which kind, of which days. */
export const ChangesTools = ({ filter, seesOthers, onFilter }: Props) => {
  const translate = useTranslate();
  const people = useChangePeople(filter);
  const named = types.map((type) => ({ type, name: translate(messageStem(type), { smart_count: 2 }) })).sort((one, other) => one.name.localeCompare(other.name));
  const chosen = (value: string): string | null => (value === '' ? null : value);
  const day = (key: 'fromDate' | 'toDate', label: string) => (
    <label>
      {translate(label)}
      <input type="date" value={filter[key] ?? ''} onChange={({ target }) => onFilter({ ...filter, [key]: chosen(target.value) })} />
    </label>
  );
  return (
    <Bar>
      {seesOthers ? (
        <div role="group" aria-label={translate('changes.whose')}>
          {[false, true].map((all) => (
            <button key={String(all)} type="button" aria-pressed={filter.all === all} onClick={() => onFilter({ ...filter, all, userId: null })}>
              {translate(all ? 'changes.everyones' : 'changes.mine')}
            </button>
          ))}
        </div>
      ) : null}
      {filter.all ? (
        <select aria-label={translate('activityLog.who')} value={filter.userId ?? ''} onChange={({ target }) => onFilter({ ...filter, userId: chosen(target.value) })}>
          <option value="">{translate('changes.anyone')}</option>
          {people.map(({ userId, name }) => (
            <option key={userId} value={userId}>{name}</option>
          ))}
        </select>
      ) : null}
      <select aria-label={translate('activityLog.entity')} value={filter.entity ?? ''} onChange={({ target }) => onFilter({ ...filter, entity: chosen(target.value) })}>
        <option value="">{translate('activityLog.anyEntity')}</option>
        {named.map(({ type, name }) => (
          <option key={type} value={type}>{name}</option>
        ))}
      </select>
      <select aria-label={translate('activityLog.action')} value={filter.kind ?? ''} onChange={({ target }) => onFilter({ ...filter, kind: kinds.find((kind) => kind === target.value) ?? null })}>
        <option value="">{translate('changes.anyKind')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>{translate(verbs[kind])}</option>
        ))}
      </select>
      {day('fromDate', 'activityLog.from')}
      {day('toDate', 'activityLog.to')}
    </Bar>
  );
};
