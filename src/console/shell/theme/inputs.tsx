import { ChevronDown, X } from 'lucide-react';
import { onPhone } from '../widths.ts';
import type { ThemeOptions } from '@mui/material/styles';

const icon = { size: 16, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;
const ring = (colour: string) => ({ borderColor: colour, boxShadow: `0 0 0 1px ${colour}` });

/** Labels stand still above a field of 36; the border is the only line; help and errors stand below without indent. */
export const inputTheme: ThemeOptions['components'] = {
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        // As a flex item it would lie over what stands beside it.
        zIndex: 'auto',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        color: 'var(--text-2)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--text-2)' },
      },
      asterisk: { color: 'var(--bad)' },
    },
  },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'none' } },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true, margin: 'none' } },
  MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', '&.Mui-error': { color: 'var(--bad)' } } } },
  MuiInputBase: { styleOverrides: { root: { fontSize: 14, lineHeight: '20px', [onPhone]: { fontSize: 16 } }, input: { '&::placeholder': { color: 'var(--text-3)', opacity: 1 } } } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 36,
        borderRadius: 6,
        border: '1px solid var(--field)',
        background: 'var(--surface)',
        padding: '0 10px',
        gap: 8,
        transition: 'border-color 80ms',
        '&.Mui-focused': ring('var(--accent-text)'),
        '&.Mui-error': ring('var(--bad-mark)'),
        '&.Mui-disabled': { borderColor: 'var(--line)', background: 'var(--sunken)' },
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      notchedOutline: { display: 'none' },
      input: { padding: '7px 0', height: 20 },
      multiline: { padding: '0 10px' },
    },
  },
  MuiSelect: { defaultProps: { IconComponent: (props) => <ChevronDown {...icon} {...props} /> }, styleOverrides: { select: { minHeight: 0 }, icon: { top: 'calc(50% - 8px)', color: 'var(--text-2)', fontSize: 16 } } },
  MuiAutocomplete: {
    defaultProps: { popupIcon: <ChevronDown {...icon} />, clearIcon: <X {...icon} /> },
    styleOverrides: {
      inputRoot: { padding: '0 10px !important' },
      input: { padding: '7px 0 !important' },
      popupIndicator: { width: 24, height: 24 },
      clearIndicator: { width: 24, height: 24 },
      paper: { boxShadow: 'var(--shadow-2)', borderRadius: 8, background: 'var(--raised)' },
      listbox: { padding: 4 },
      option: { minHeight: '32px !important', padding: '4px 8px !important', borderRadius: 4, fontSize: 13, '&.Mui-focused': { background: 'var(--hover) !important' } },
    },
  },
};
