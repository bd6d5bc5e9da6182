import { styled } from '@mui/material/styles';

/** The scrolling middle of a step, with its text at a readable width. */
export const Page = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '24px 16px 32px',
  '& > section': { maxWidth: 880, margin: '0 auto 32px' },
  '& h2': { fontSize: 16, lineHeight: '24px' },
  '& h2 + p': { color: 'var(--text-2)', marginBottom: 16 },
  '& [data-tone] + h2': { marginTop: 16 },
  '& h3': { fontSize: 14, lineHeight: '20px' },
});

/** A sentence with its mark on a wash: something to know before going on. */
export const Note = styled('div')({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  padding: '8px 12px',
  borderRadius: 6,
  '& > svg': { flex: 'none', marginTop: 2, width: 16, height: 16 },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '&[data-tone=bad]': { background: 'var(--bad-wash)', '& > svg': { color: 'var(--bad)' } },
  '&[data-tone=warn]': { background: 'var(--warn-wash)', '& > svg': { color: 'var(--warn)' } },
  '&[data-tone=info]': { background: 'var(--info-wash)', '& > svg': { color: 'var(--info)' } },
  '&[data-tone=ok]': { background: 'var(--ok-wash)', '& > svg': { color: 'var(--ok)' } },
});
