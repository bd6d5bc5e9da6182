import { styled } from '@mui/material/styles';
import { aria } from '../input/types.ts';
import type { InputProps } from '../input/types.ts';

const Track = styled('button')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  width: 32,
  height: 18,
  padding: 0,
  border: 0,
  borderRadius: 9,
  background: 'var(--field)',
  cursor: 'pointer',
  transition: 'background-color 140ms',
  '&::after': { content: '""', position: 'absolute', left: 2, top: 2, width: 14, height: 14, borderRadius: '50%', background: 'var(--white)', transition: 'left 140ms' },
  '&[aria-checked=true]': { background: 'var(--ok-mark)' },
  '&[aria-checked=true]::after': { left: 16 },
  '&[aria-invalid=true]': { boxShadow: '0 0 0 1.5px var(--bad-mark)' },
  '&::before': { content: '""', position: 'absolute', inset: '-3px 0' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
  '&[aria-disabled=true]': { opacity: 0.45, cursor: 'not-allowed' },
  '@media (forced-colors: active)': { border: '1px solid ButtonText', '&[aria-checked=true]': { background: 'Highlight' } },
  [theme.breakpoints.down('sm')]: { '&::before': { inset: '-13px -6px' } },
}));

/** A switch; the form sets its label and effect beside it. */
export const YesNoInput = (props: InputProps) => (
  <Track
    {...aria(props)}
    aria-required={undefined}
    type="button"
    role="switch"
    aria-checked={props.value === true}
    aria-disabled={props.isLocked || undefined}
    aria-labelledby={props.label === undefined ? props.labelId : undefined}
    onClick={() => (props.isLocked ? undefined : props.onChange(props.value !== true))}
    onBlur={props.onBlur}
  />
);
