import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Pill, Pills } from '../../shell/pieces/Pill.ts';
import { coloursOf, hoursText, type Shift } from '../shifts.ts';
import { AS_USUAL, DAY_OFF, brushOf, isSameBrush, type Brush } from './brushes.ts';

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, padding: '6px 16px', flex: 'none', borderBottom: '1px solid var(--line)', '& > small': { flex: 'none', fontSize: 12, color: 'var(--text-3)' } });
const Swatch = styled('i')({ '&&': { width: 12, height: 12, borderRadius: 3, border: '1px solid currentColor' } });

type Props = { readonly shifts: readonly Shift[]; readonly brush: Brush | null; readonly onBrush: (brush: Brush | null) => void };

/** What days are painted with, and what the colours mean. Pressed again a brush is put away. */
export const ShiftBrushes = ({ shifts, brush, onBrush }: Props) => {
  const translate = useTranslate();
  const turn = (next: Brush): void => onBrush(isSameBrush(brush, next) ? null : next);
  return (
    <Bar>
      <small id="brushes">{translate('roster.paint')}</small>
      <Pills role="group" aria-labelledby="brushes">
        {shifts.map((shift, at) => (
          <Pill key={shift.id} type="button" aria-pressed={isSameBrush(brush, brushOf(shift))} aria-keyshortcuts={at < 9 ? String(at + 1) : undefined} onClick={() => turn(brushOf(shift))}>
            <Swatch style={coloursOf(shift.id)} aria-hidden />
            {shift.name} <span>{hoursText(shift)}</span>
          </Pill>
        ))}
        <Pill type="button" aria-pressed={isSameBrush(brush, DAY_OFF)} aria-keyshortcuts="0" onClick={() => turn(DAY_OFF)}>{translate('enum.ShiftKind.DAY_OFF')}</Pill>
        <Pill type="button" aria-pressed={isSameBrush(brush, AS_USUAL)} aria-keyshortcuts="Delete" onClick={() => turn(AS_USUAL)}>{translate('enum.ShiftKind.AS_USUAL')}</Pill>
      </Pills>
    </Bar>
  );
};
