import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Kbd } from '../../shell/pieces/Kbd.tsx';
import { coloursOf, hoursText, type Shift } from '../shifts.ts';
import { AS_USUAL, DAY_OFF, brushOf, type Brush } from './brushes.ts';

const Item = styled(MenuItem)({ gap: 8, '& i': { width: 12, height: 12, borderRadius: 3, border: '1px solid currentColor', flex: 'none' }, '& span': { flex: 1 }, '& small': { fontSize: 12, color: 'var(--text-3)' } });

type Props = { readonly anchor: HTMLElement; readonly label: string; readonly shifts: readonly Shift[]; readonly onChoose: (brush: Brush) => void; readonly onClose: () => void };

/** The shifts for the days that are chosen. */
export const ShiftMenu = ({ anchor, label, shifts, onChoose, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {shifts.map((shift, at) => (
        <Item key={shift.id} onClick={() => onChoose(brushOf(shift))}>
          <i style={coloursOf(shift.id)} aria-hidden />
          <span>{shift.name}</span>
          <small>{hoursText(shift)}</small>
          {at < 9 ? <Kbd keys={String(at + 1)} /> : null}
        </Item>
      ))}
      <Item onClick={() => onChoose(DAY_OFF)}><span>{translate('enum.ShiftKind.DAY_OFF')}</span><Kbd keys="0" /></Item>
      <Item onClick={() => onChoose(AS_USUAL)}><span>{translate('enum.ShiftKind.AS_USUAL')}</span><Kbd keys="Delete" /></Item>
    </Menu>
  );
};
