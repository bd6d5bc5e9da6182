import { onPhone } from '../widths.ts';
import type { ThemeOptions } from '@mui/material/styles';

const focus = { outline: '2px solid var(--accent-text)', outlineOffset: 2 };

/** Contained is the one filled action of a region, outlined the others, text the quiet ones. Toolbars use size small (28), sign-in large (40). */
export const buttonTheme: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': focus } } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        height: 32,
        minWidth: 0,
        padding: '0 12px',
        borderRadius: 6,
        gap: 6,
        border: '1px solid transparent',
        fontSize: 13,
        lineHeight: '20px',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        flex: 'none',
        '&::before': { content: 'none' },
        transition: 'background-color 80ms',
        '& svg': { color: 'var(--text-2)', flex: 'none' },
        '&.Mui-disabled': { opacity: 0.45, color: 'inherit' },
        '@media (pointer: coarse)': { minHeight: 40 },
        [onPhone]: { fontSize: 15, lineHeight: '22px' },
      },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
      sizeSmall: { height: 28, padding: '0 10px', [onPhone]: { fontSize: 13 } },
      sizeLarge: { height: 40, fontSize: 14, padding: '0 16px' },
      outlined: {
        borderColor: 'var(--line)',
        background: 'var(--surface)',
        color: 'var(--text)',
        '&:hover': { background: 'var(--hover)', borderColor: 'var(--line)' },
      },
      contained: {
        background: 'var(--action)',
        color: 'var(--on-action)',
        borderColor: 'var(--action-edge)',
        '& svg': { color: 'inherit' },
        '&:hover': { background: 'var(--action-hover)' },
        '&.Mui-disabled': { background: 'var(--action)', color: 'var(--on-action)', borderColor: 'var(--action-edge)' },
      },
      text: { padding: '0 8px', color: 'var(--text)', '&:hover': { background: 'var(--hover)' }, '&.MuiButton-sizeSmall': { padding: '0 6px' } },
    },
    variants: [
      { props: { variant: 'contained', color: 'error' }, style: { background: 'var(--bad-fill)', color: 'var(--white)', borderColor: 'var(--bad-fill)', '&:hover': { background: 'var(--bad-fill)' } } },
      { props: { variant: 'outlined', color: 'error' }, style: { color: 'var(--bad)', '& svg': { color: 'inherit' } } },
      { props: { variant: 'text', color: 'error' }, style: { color: 'var(--bad)', '& svg': { color: 'inherit' } } },
    ],
  },
  MuiIconButton: {
    defaultProps: { size: 'medium' },
    styleOverrides: {
      root: {
        width: 32,
        height: 32,
        padding: 0,
        borderRadius: 6,
        color: 'var(--text-2)',
        '&:hover': { background: 'var(--hover)' },
        '&.Mui-disabled': { opacity: 0.45, color: 'var(--text-2)' },
        '@media (pointer: coarse)': { minWidth: 40, minHeight: 40 },
      },
      sizeSmall: { width: 28, height: 28 },
    },
  },
};
