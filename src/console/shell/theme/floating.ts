import { constants } from '../../../domain/constants.ts';
import { onPhone } from '../widths.ts';
import type { ThemeOptions } from '@mui/material/styles';

/** What floats: menus and popovers at depth 2, dialogs at depth 3, tooltips in ink. */
export const floatingTheme: ThemeOptions['components'] = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: { boxShadow: 'var(--shadow-2)', borderRadius: 8, background: 'var(--raised)' } } },
  MuiMenu: { styleOverrides: { paper: { minWidth: 200 }, list: { padding: 4 } } },
  MuiList: { styleOverrides: { padding: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 32,
        padding: '4px 8px',
        gap: 8,
        borderRadius: 4,
        fontSize: 13,
        lineHeight: '20px',
        '&:hover, &.Mui-focusVisible': { background: 'var(--hover)' },
        '&:focus-visible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--accent-wash)' },
        '& svg': { color: 'var(--text-2)', flex: 'none' },
        // MUI's own height for wide windows is lower.
        '@media (min-width: 0px)': { minHeight: 32 },
        '@media (pointer: coarse)': { minHeight: 44 },
        [onPhone]: { fontSize: 15, lineHeight: '22px' },
      },
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--hair)', margin: '4px 0' } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--scrim)' } } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        width: constants.modalWidth,
        maxWidth: 'calc(100vw - 32px)',
        borderRadius: 12,
        background: 'var(--raised)',
        boxShadow: 'var(--shadow-3)',
        [onPhone]: { width: '100%', maxWidth: '100%', margin: 0, borderRadius: '12px 12px 0 0' },
      },
      container: { [onPhone]: { alignItems: 'flex-end' } },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { background: 'var(--surface)' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 500, enterNextDelay: 500, describeChild: false },
    styleOverrides: { tooltip: { background: 'var(--text)', color: 'var(--surface)', fontSize: 12, lineHeight: '16px', fontWeight: 400, borderRadius: 6, padding: '4px 8px', maxWidth: 320 } },
  },
};
