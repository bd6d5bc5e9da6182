import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { screens } from '../../../../generated/screens.ts';
import { withFrom, withTo } from '../../../domain/period.ts';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { messageStem } from '../../shell/useScreenLabel.ts';
import { DayChoice } from '../../fields/input/DayChoice.tsx';
import { kinds, sources } from './kinds.ts';
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
  '&& .MuiInputBase-root': { height: 28, minHeight: 28, maxWidth: 220 },
  '&& .MuiSelect-select': { height: 26, lineHeight: '26px', paddingTop: 0, paddingBottom: 0 },
  '& [role=group]': { display: 'flex', gap: 4, flex: '1 0 auto' },
  '& [role=group] button': { height: 28, padding: '0 10px', border: 0, borderRadius: 6, background: 'none', color: 'var(--text-2)', cursor: 'pointer', '&:hover': { background: 'var(--hover)' }, '&[aria-pressed=true]': { background: 'var(--canvas)', color: 'var(--text)', fontWeight: 500 } },
  [onPhone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'thin', '& > *': { flex: 'none' }, '&& .MuiInputBase-root': { height: 44, maxWidth: 200 }, '&& .MuiSelect-select': { height: 42, lineHeight: '42px' }, '& [role=group] button': { height: 44 }, '& [role=group]': { flex: 'none' } },
});

/** Both ends of the days stay on one line. */
const Days = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

const verbs = { ADD: 'activityLog.ADD', UPDATE: 'activityLog.UPDATE', DELETE: 'activityLog.DELETE' } as const;
const types = [...new Set(screens.map(({ type }) => type))].filter(Boolean);

type Props = { readonly filter: ChangesFilter; /** May see what others did. */ readonly seesOthers: boolean; readonly onFilter: (filter: ChangesFilter) => void };

/** Which changes: whose, to which records, of which kind, made by what, of which days. */
export const ChangesTools = ({ filter, seesOthers, onFilter }: Props) => {
  const translate = useTranslate();
  const people = useChangePeople(filter);
  const named = types.map((type) => ({ type, name: translate(messageStem(type), { smart_count: 2 }) })).sort((one, other) => one.name.localeCompare(other.name));
  const chosen = (value: string): string | null => (value === '' ? null : value);
  // Whoever is named by the address may have done nothing in these days.
  const who = people.find(({ userId }) => userId === filter.userId)?.userId ?? '';
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
        <SmallChoice
          label={translate('activityLog.who')}
          value={who}
          options={[{ value: '', label: translate('changes.anyone') }, ...people.map(({ userId, name }) => ({ value: userId, label: name }))]}
          onChoose={(value) => onFilter({ ...filter, userId: chosen(value) })}
        />
      ) : null}
      <SmallChoice
        label={translate('activityLog.entity')}
        value={types.some((type) => type === filter.entity) ? (filter.entity ?? '') : ''}
        options={[{ value: '', label: translate('activityLog.anyEntity') }, ...named.map(({ type, name }) => ({ value: type as string, label: name }))]}
        onChoose={(value) => onFilter({ ...filter, entity: chosen(value) })}
      />
      <SmallChoice
        label={translate('activityLog.action')}
        value={filter.kind ?? ''}
        options={[{ value: '', label: translate('changes.anyKind') }, ...kinds.map((kind) => ({ value: kind, label: translate(verbs[kind]) }))]}
        onChoose={(value) => onFilter({ ...filter, kind: value === '' ? null : value })}
      />
      <SmallChoice
        label={translate('changes.source')}
        value={filter.source ?? ''}
        options={[{ value: '', label: translate('changes.anySource') }, ...sources.map((source) => ({ value: source, label: translate(`enum.ChangeSource.${source}`) }))]}
        onChoose={(value) => onFilter({ ...filter, source: value === '' ? null : value })}
      />
      <Days>
        <DayChoice label={translate('activityLog.from')} value={filter.fromDate} onChoose={(day) => onFilter(withFrom(filter, day))} />
        <DayChoice label={translate('activityLog.to')} value={filter.toDate} onChoose={(day) => onFilter(withTo(filter, day))} />
      </Days>
    </Bar>
  );
};
