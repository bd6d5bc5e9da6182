import { styled } from '@mui/material/styles';
import { Check, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const marks = { ok: Check, info: Info, bad: TriangleAlert, warn: TriangleAlert } as const;
const Line = styled('div')({
  display: 'flex',
  gap: 8,
  padding: '8px 12px',
  borderRadius: 6,
  color: 'var(--text)',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', marginTop: 2 },
  '&[data-tone=ok]': { background: 'var(--ok-wash)', '& svg': { color: 'var(--ok)' } },
  '&[data-tone=info]': { background: 'var(--info-wash)', '& svg': { color: 'var(--info)' } },
  '&[data-tone=warn]': { background: 'var(--warn-wash)', '& svg': { color: 'var(--warn)' } },
  '&[data-tone=bad]': { background: 'var(--bad-wash)', '& svg': { color: 'var(--bad)' } },
});

export type SayProps = { readonly tone: keyof typeof marks; readonly children: ReactNode };

/** A sentence with its mark; what is wrong is read out at once. */
export const Say = ({ tone, children }: SayProps) => {
  const Mark = marks[tone];
  return (
    <Line data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Mark size={16} aria-hidden />
      <span>{children}</span>
    </Line>
  );
};
