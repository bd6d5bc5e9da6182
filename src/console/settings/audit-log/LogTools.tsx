import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { screens } from '../../../../generated/screens.ts';
import { withFrom, withTo } from '../../../domain/period.ts';
import { Pill, Pills } from '../../shell/pieces/Pill.ts';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { messageStem } from '../../shell/useScreenLabel.ts';
import { DayChoice } from '../../fields/input/DayChoice.tsx';
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
  '&& .MuiInputBase-root': { height: 28, minHeight: 28, maxWidth: 220 },
  '&& .MuiSelect-select': { height: 26, lineHeight: '26px', paddingTop: 0, paddingBottom: 0 },
  '& [role=group]': { flex: '1 0 auto' },
  [onPhone]: {
    '&& .MuiInputBase-root': { height: 44 },
    '&& .MuiSelect-select': { height: 42, lineHeight: '42px' },
    '& [role=group]': { flex: '1 0 100%' },
    '&& > .MuiInputBase-root': { flex: '1 0 100%', maxWidth: 'none' },
    '& > div:not([role=group], .MuiInputBase-root)': { flex: '1 1 40%', flexDirection: 'column', alignItems: 'stretch', gap: 2, '& > div': { width: 'auto' } },
  },
});

const everyKind: readonly ChangeKind[] = ['ADD', 'UPDATE', 'DELETE', 'ERASE', 'DOWNLOAD'];
const everyType: readonly string[] = [...new Set(screens.map(({ type }) => type))].filter(Boolean);

type Props = { readonly filter: ActivityFilter; readonly onFilter: (filter: ActivityFilter) => void; readonly entities?: readonly string[]; readonly kinds?: readonly ChangeKind[] };

/** Which changes: of which days, of which kind, to which records. */
export const LogTools = ({ filter, onFilter, entities: types = everyType, kinds = everyKind }: Props) => {
  const translate = useTranslate();
  const named = types.map((type) => ({ type, name: translate(messageStem(type), { smart_count: 2 }) })).sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Bar>
      <Pills role="group" aria-label={translate('activityLog.action')}>
        {[null, ...kinds].map((kind) => (
          <Pill key={kind ?? 'all'} type="button" aria-pressed={filter.kind === kind} onClick={() => onFilter({ ...filter, kind })}>
            {translate(kind === null ? 'activityLog.all' : `activityLog.${kind}`)}
          </Pill>
        ))}
      </Pills>
      <SmallChoice
        label={translate('activityLog.entity')}
        value={filter.entity ?? ''}
        options={[{ value: '', label: translate('activityLog.anyEntity') }, ...named.map(({ type, name }) => ({ value: type, label: name }))]}
        onChoose={(value) => onFilter({ ...filter, entity: value === '' ? null : value })}
      />
      <DayChoice required label={translate('activityLog.from')} value={filter.fromDate} onChoose={(day) => onFilter(withFrom(filter, day ?? filter.fromDate))} />
      <DayChoice required label={translate('activityLog.to')} value={filter.toDate} onChoose={(day) => onFilter(withTo(filter, day ?? filter.toDate))} />
    </Bar>
  );
};
