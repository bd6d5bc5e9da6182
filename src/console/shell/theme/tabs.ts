import type { ThemeOptions } from '@mui/material/styles';

export const tabTheme: ThemeOptions['components'] = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 36 },
      indicator: { height: 2, background: 'var(--accent)', borderRadius: '2px 2px 0 0', transition: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 36,
        minWidth: 0,
        padding: '0 8px',
        fontSize: 13,
        lineHeight: '20px',
        fontWeight: 500,
        textTransform: 'none',
        color: 'var(--text-2)',
        '&.Mui-selected': { color: 'var(--text)' },
        '&:focus-visible': { outlineOffset: -2 },
      },
    },
  },
};
