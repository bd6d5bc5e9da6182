import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';

/** What happened, above the fields: the sentence in bold, below it what to do next. */
export const Note = ({ tone, title, children }: { readonly tone: AlertColor; readonly title: string; readonly children?: string | undefined }) => (
  <Alert severity={tone} role={tone === 'error' ? 'alert' : 'status'}>
    <b>{title}</b>
    {children ? <div style={{ color: 'var(--text-2)' }}>{children}</div> : null}
  </Alert>
);
