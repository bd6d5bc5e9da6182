import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';

const Box = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  '& > span': { display: 'grid', placeItems: 'center', width: 16, height: 16, border: '1.5px solid var(--field)', borderRadius: 4, background: 'var(--surface)', color: 'var(--surface)', pointerEvents: 'none' },
  '& svg': { display: 'none' },
  '& input:checked + span': { background: 'var(--accent-text)', borderColor: 'var(--accent-text)', '& svg:first-of-type': { display: 'block' } },
  '& input:indeterminate + span': { background: 'var(--accent-text)', borderColor: 'var(--accent-text)', '& svg:last-of-type': { display: 'block' } },
  '& input:focus-visible + span': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
  '& input[aria-invalid=true] + span': { borderColor: 'var(--bad-mark)' },
  '@media (forced-colors: active)': { '& input:checked + span': { background: 'Highlight' } },
  [theme.breakpoints.down('sm')]: { width: 44, height: 44, marginLeft: -12 },
}));

type Props = {
  readonly id: string;
  readonly label: string;
  /** Undefined where some are ticked and some not. */
  readonly value: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly onChange: (value: boolean) => void;
  readonly onBlur?: () => void;
};

/** Yes or no as a tick, where many stand below each other. */
export const TickBox = ({ id, label, value, describedBy, invalid, onChange, onBlur }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = value === undefined;
  }, [value]);
  return (
    <Box>
      <input
        ref={input}
        id={id}
        type="checkbox"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        checked={value === true}
        onChange={() => onChange(value !== true)}
        onBlur={onBlur}
      />
      <span aria-hidden>
        <Check size={12} />
        <Minus size={12} />
      </span>
    </Box>
  );
};
