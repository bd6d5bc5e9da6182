import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ArrowDownAZ from 'lucide-react/icons/arrow-down-a-z';
import ArrowUpAZ from 'lucide-react/icons/arrow-up-a-z';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { isBucketed } from '../../../../domain/lists/aggregate.ts';
import type { ArrangedGrouping } from '../../../../domain/lists/arrangement.ts';
import { dateBuckets } from '../../../../domain/lists/buckets.ts';
import type { Field } from '../../../../domain/resource.ts';
import { onPhone } from '../../../shell/widths.ts';
import { SmallChoice } from '../../../shell/pieces/SmallChoice.tsx';

const Item = styled('li')({ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36, [onPhone]: { minHeight: 44, '& .MuiIconButton-root': { width: 36, height: 44 } }, '& > .name': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } });

type Props = {
  readonly grouping: ArrangedGrouping;
  readonly field: Field | undefined;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Undefined takes it away. */
  readonly onChange: (grouping: ArrangedGrouping | undefined) => void;
  readonly onMove: (by: number) => void;
};

/** One field to group by: its period where it is of days, its order, and its place among the others. */
export const GroupingLine = ({ grouping, field, name, isFirst, isLast, onChange, onMove }: Props) => {
  const translate = useTranslate();
  const { order, ...ascending } = grouping;
  const isDown = order === 'DESC';
  return (
    <Item>
      <span className="name">{name}</span>
      {field && isBucketed(field) ? (
        <SmallChoice label={translate('reports.bucket', { name })} value={grouping.bucket ?? 'MONTH'} options={dateBuckets.map((value) => ({ value, label: translate(`reports.bucket.${value}`) }))} onChoose={(bucket) => onChange({ ...grouping, bucket })} />
      ) : null}
      <IconButton size="small" aria-pressed={isDown} aria-label={translate('groups.turn', { name })} onClick={() => onChange(isDown ? ascending : { ...grouping, order: 'DESC' })}>
        {isDown ? <ArrowUpAZ size={16} /> : <ArrowDownAZ size={16} />}
      </IconButton>
      <IconButton size="small" disabled={isFirst} aria-label={translate('grid.columns.up', { column: name })} onClick={() => onMove(-1)}>
        <ChevronUp size={14} />
      </IconButton>
      <IconButton size="small" disabled={isLast} aria-label={translate('grid.columns.down', { column: name })} onClick={() => onMove(1)}>
        <ChevronDown size={14} />
      </IconButton>
      <IconButton size="small" aria-label={translate('groups.remove', { name })} onClick={() => onChange(undefined)}>
        <X size={14} />
      </IconButton>
    </Item>
  );
};
