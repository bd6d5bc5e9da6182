import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { InputProps } from './types.ts';

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  maxWidth: '100%',
  minHeight: 36,
  border: '1px solid var(--field)',
  borderRadius: 6,
  background: 'var(--surface)',
  overflow: 'hidden',
  '&[data-invalid=true]': { borderColor: 'var(--bad-mark)', boxShadow: '0 0 0 1px var(--bad-mark)' },
  [theme.breakpoints.down('sm')]: { display: 'flex', minHeight: 44, flexWrap: 'wrap' },
}));

const Part = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: '0 12px',
  border: 0,
  borderLeft: '1px solid var(--line)',
  background: 'transparent',
  color: 'var(--text-2)',
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  '&:first-of-type': { borderLeft: 0 },
  '&[aria-checked=true]': { background: 'var(--canvas)', color: 'var(--text)', fontWeight: 500 },
  '&:disabled': { color: 'var(--text-3)', cursor: 'not-allowed' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
  [theme.breakpoints.down('sm')]: { flex: 1, minHeight: 42, fontSize: 16 },
}));

export type Segment = { readonly value: string; readonly label: ReactNode; readonly disabled?: boolean; readonly title?: string | undefined };

type Props = Omit<InputProps, 'onChange'> & { readonly segments: readonly Segment[]; readonly onChoose: (value: string) => void };

/** Up to four values side by side, one tab stop, arrows choose. */
export const Segmented = ({ id, label, labelId, describedBy, invalid, value, segments, onChoose, onBlur }: Props) => {
  const open = segments.filter(({ disabled }) => disabled !== true);
  const stop = open.some((one) => one.value === value) ? value : open[0]?.value;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey) return;
    event.preventDefault();
    const next = open[(open.findIndex((one) => one.value === stop) + step + open.length) % open.length];
    if (!next) return;
    onChoose(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  return (
    <Group id={id} role="radiogroup" aria-label={label} aria-labelledby={label === undefined ? labelId : undefined} aria-describedby={describedBy} data-invalid={invalid} onKeyDown={onKeyDown}>
      {segments.map((segment) => (
        <Part
          key={segment.value}
          type="button"
          role="radio"
          data-value={segment.value}
          aria-checked={segment.value === value}
          tabIndex={segment.value === stop ? 0 : -1}
          disabled={segment.disabled}
          title={segment.title}
          onClick={() => onChoose(segment.value)}
          onBlur={onBlur}
        >
          {segment.label}
        </Part>
      ))}
    </Group>
  );
};
