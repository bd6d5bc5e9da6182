import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { countedDays, namedDays } from '../../../domain/lists/countedDays.ts';
import type { FilterProps } from './types.ts';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 88px', gap: 8, '& > :only-child': { gridColumn: '1 / -1' } });

const sides = ['LAST', 'NEXT'] as const;
const USUAL = 30;

/** Days relative to today: this month, next week, the last so many days. */
export const DaysFilter = ({ condition, onChange, labelId }: FilterProps) => {
  const translate = useTranslate();
  const within = condition.within ?? 'THIS_MONTH';
  const counted = countedDays(within);
  const count = (side: string, days: number): void => onChange({ within: `${side}_${Math.min(3660, Math.max(1, Math.floor(days) || 1))}_DAYS` });
  return (
    <Pair>
      <Select
        value={counted?.side ?? within}
        onChange={({ target }) => (sides.some((side) => side === target.value) ? count(target.value, counted?.days ?? USUAL) : onChange({ within: target.value }))}
        labelId={labelId}
        SelectDisplayProps={{ 'aria-description': translate('grid.days.choice') }}
      >
        {sides.map((side) => (
          <MenuItem key={side} value={side}>
            {translate(`grid.days.${side}.some`)}
          </MenuItem>
        ))}
        {namedDays.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`grid.days.${name}`)}
          </MenuItem>
        ))}
      </Select>
      {counted ? (
        <OutlinedInput type="number" value={counted.days} onChange={({ target }) => count(counted.side, Number(target.value))} slotProps={{ input: { 'aria-label': translate('grid.days.count'), min: 1, max: 3660, inputMode: 'numeric' } }} />
      ) : null}
    </Pair>
  );
};
