import type { ThemeOptions } from '@mui/material/styles';

export const progressTheme: ThemeOptions['components'] = {
  MuiSkeleton: { defaultProps: { animation: false, variant: 'rounded' }, styleOverrides: { root: { background: 'var(--hair)', borderRadius: 4 } } },
  MuiLinearProgress: { styleOverrides: { root: { height: 3, background: 'var(--hair)' }, bar: { background: 'var(--accent)' } } },
  MuiCircularProgress: { styleOverrides: { root: { color: 'var(--accent)' } } },
};
