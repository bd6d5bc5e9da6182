import { Check, Minus } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { onPhone } from '../widths.ts';
import type { ThemeOptions } from '@mui/material/styles';

const Box = styled('span')({
  width: 16,
  height: 16,
  border: '1.5px solid var(--field)',
  borderRadius: 4,
  display: 'grid',
  placeItems: 'center',
  background: 'var(--surface)',
  '&[data-on]': { background: 'var(--accent-text)', borderColor: 'var(--accent-text)', color: 'var(--surface)' },
  '[data-theme="dark"] &[data-on]': { background: 'var(--accent)', borderColor: 'var(--accent)', color: 'var(--on-accent)' },
});
const Dot = styled('span')({
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: '1.5px solid var(--field)',
  background: 'var(--surface)',
  '&[data-on]': { border: '5px solid var(--accent-text)' },
});

/** Our own 16 px checkbox and radio, and the 32 × 18 switch whose 'on' is the ok mark. */
export const choiceTheme: ThemeOptions['components'] = {
  MuiCheckbox: {
    defaultProps: {
      icon: <Box />,
      checkedIcon: <Box data-on=""><Check size={12} strokeWidth={1.5} absoluteStrokeWidth /></Box>,
      indeterminateIcon: <Box data-on=""><Minus size={12} strokeWidth={1.5} absoluteStrokeWidth /></Box>,
    },
    styleOverrides: { root: { padding: 4, borderRadius: 6, '&:hover': { background: 'none' } } },
  },
  MuiRadio: { defaultProps: { icon: <Dot />, checkedIcon: <Dot data-on="" /> }, styleOverrides: { root: { padding: 4, '&:hover': { background: 'none' } } } },
  MuiFormControlLabel: { styleOverrides: { root: { margin: 0, gap: 8, [onPhone]: { minHeight: 44 } }, label: { fontSize: 13, lineHeight: '20px' } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 32, height: 18, padding: 0, overflow: 'visible', flex: 'none' },
      switchBase: {
        padding: 2,
        '&.Mui-checked': { transform: 'translateX(14px)', color: 'var(--white)', '& + .MuiSwitch-track': { background: 'var(--ok-mark)', opacity: 1 } },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.45 },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
      },
      thumb: { width: 14, height: 14, boxShadow: 'none', background: 'var(--white)' },
      track: { borderRadius: 9, background: 'var(--field)', opacity: 1 },
    },
  },
  MuiChip: { styleOverrides: { root: { height: 28, borderRadius: 6, fontSize: 13, background: 'var(--surface)', border: '1px solid var(--line)', color: 'var(--text-2)' } } },
};
