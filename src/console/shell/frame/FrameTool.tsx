import { styled } from '@mui/material/styles';
import { keyLabel } from '../pieces/Kbd.tsx';
import { Tooltip } from '../pieces/Tooltip.tsx';
import type { ComponentProps, ReactNode } from 'react';

const Tool = styled('button')({
  height: 28,
  minWidth: 28,
  borderRadius: 6,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: '0 6px',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'background-color 80ms',
  '&:hover:not(:disabled), &[aria-expanded="true"]': { background: 'var(--frame-hover)' },
  '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
  '@media (pointer: coarse)': { minWidth: 44, height: 44 },
});

export type FrameToolProps = Omit<ComponentProps<'button'>, 'ref'> & {
  readonly label: string;
  readonly keys?: string;
  /** Stays where it is and says why on hover and focus, but does nothing. */
  readonly isOff?: boolean;
  readonly children: ReactNode;
};

/** A button of 28 on the frame; its tooltip shows what it does and its key. */
export const FrameTool = ({ label, keys, isOff = false, onClick, children, ...props }: FrameToolProps) => (
  <Tooltip title={keys ? `${label} (${keyLabel(keys)})` : label}>
    <Tool type="button" aria-label={label} aria-disabled={isOff || undefined} onClick={isOff ? undefined : onClick} {...props}>
      {children}
    </Tool>
  </Tooltip>
);
