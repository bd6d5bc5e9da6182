import { styled } from '@mui/material/styles';

export const Drop = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: '8px 12px',
  border: '1px dashed var(--field)',
  borderRadius: 6,
  background: 'var(--surface)',
  '&[data-over]': { borderColor: 'var(--accent-text)', background: 'var(--accent-wash)' },
  '&[data-invalid=true]': { borderColor: 'var(--bad-mark)' },
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap' },
}));

/** A larger one, with a drawing, a sentence and its button below each other. */
export const DropPlace = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 200,
  padding: 24,
  textAlign: 'center',
  border: '1px dashed var(--field)',
  borderRadius: 8,
  '& > svg': { width: 28, height: 28, color: 'var(--text-3)', strokeWidth: 1.25 },
  '& p': { margin: 0, maxWidth: 560, color: 'var(--text-2)' },
  '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '&[data-over]': { borderColor: 'var(--accent-text)', background: 'var(--accent-wash)' },
});

export const Note = styled('div')({
  flex: 1,
  minWidth: 0,
  fontSize: 12,
  lineHeight: '16px',
  color: 'var(--text-3)',
  overflowWrap: 'anywhere',
  '& .MuiLinearProgress-root': { marginTop: 6 },
  '&[data-bad]': { marginTop: 4, color: 'var(--bad)' },
});

export const FileName = styled('a')({ flex: 1, minWidth: 0, fontSize: 14, lineHeight: '20px', color: 'var(--text)', overflowWrap: 'anywhere' });

export const Pick = styled('button')(({ theme }) => ({
  height: 28,
  padding: '0 10px',
  border: '1px solid var(--line)',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text)',
  font: 'inherit',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
  [theme.breakpoints.down('sm')]: { height: 44 },
}));
