import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Tag = styled('span')({
  padding: '2px 6px',
  borderRadius: 4,
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&[data-level=GOOD]': { background: 'var(--ok-wash)', color: 'var(--ok)' },
  '&[data-level=MODERATE]': { background: 'var(--warn-wash)', color: 'var(--warn)' },
  '&[data-level=LOW]': { background: 'var(--bad-wash)', color: 'var(--bad)' },
});

/** How many of a team are there: good, moderate or low, in colour beside its words. */
export const LevelTag = ({ level, children }: { readonly level: 'GOOD' | 'MODERATE' | 'LOW'; readonly children: ReactNode }) => <Tag data-level={level}>{children}</Tag>;
