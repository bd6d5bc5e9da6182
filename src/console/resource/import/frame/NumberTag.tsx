import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useWizard } from '../WizardContext.ts';

const Tag = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 20,
  padding: '0 6px',
  borderRadius: 4,
  fontSize: 12,
  flex: 'none',
  '&[data-tone=bad]': { background: 'var(--bad-wash)', color: 'var(--bad)' },
  '&[data-tone=warn]': { background: 'var(--warn-wash)', color: 'var(--warn)' },
  '&[data-tone=ok]': { background: 'var(--ok-wash)', color: 'var(--ok)' },
});

/** A count on a wash. */
export const NumberTag = ({ tone, value, icon }: { readonly tone: 'ok' | 'bad' | 'warn'; readonly value: number; readonly icon?: ReactNode }) => (
  <Tag data-tone={tone}>
    {icon}
    {useWizard().number(value)}
  </Tag>
);
