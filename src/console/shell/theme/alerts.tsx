import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ThemeOptions } from '@mui/material/styles';

const icon = { size: 16, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;

/** A note on its wash with its icon and no border. */
export const alertTheme: ThemeOptions['components'] = {
  MuiAlert: {
    defaultProps: {
      iconMapping: { error: <CircleAlert {...icon} />, warning: <TriangleAlert {...icon} />, info: <Info {...icon} />, success: <CircleCheck {...icon} /> },
    },
    styleOverrides: {
      root: { padding: '8px 12px', borderRadius: 6, fontSize: 13, lineHeight: '20px', color: 'var(--text)', border: 0 },
      icon: { padding: 0, marginRight: 8, marginTop: 2, opacity: 1, fontSize: 16 },
      message: { padding: 0 },
      standardError: { background: 'var(--bad-wash)', '& .MuiAlert-icon': { color: 'var(--bad)' } },
      standardWarning: { background: 'var(--warn-wash)', '& .MuiAlert-icon': { color: 'var(--warn)' } },
      standardInfo: { background: 'var(--info-wash)', '& .MuiAlert-icon': { color: 'var(--info)' } },
      standardSuccess: { background: 'var(--ok-wash)', '& .MuiAlert-icon': { color: 'var(--ok)' } },
    },
  },
};
