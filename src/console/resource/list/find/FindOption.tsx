import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Toggle = styled('button')({
  flex: 'none',
  minWidth: 24,
  height: 24,
  padding: '0 4px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'var(--text-2)',
  fontSize: 12,
  cursor: 'pointer',
  whiteSpace: 'pre',
  '& svg': { display: 'block', margin: '0 auto' },
  '&:hover': { background: 'var(--hover)' },
  '&[aria-pressed=true]': { background: 'var(--accent-wash-2)', color: 'var(--accent-text)', fontWeight: 600 },
});

/** A way of searching that is on or off, inside the field. */
export const FindOption = ({ label, sign, isOn, onToggle }: { readonly label: string; readonly sign: ReactNode; readonly isOn: boolean; readonly onToggle: () => void }) => (
  <Toggle type="button" aria-pressed={isOn} aria-label={label} title={label} onClick={onToggle}>
    {sign}
  </Toggle>
);
