import { useId } from 'react';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';

const Box = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  position: 'relative',
  '& label': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& select': { appearance: 'none', height: 32, minWidth: 0, maxWidth: 240, padding: '0 30px 0 10px', border: '1px solid var(--field)', borderRadius: 6, background: 'var(--surface)', color: 'var(--text)', '&:focus-visible': { outline: 'none', borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)' }, '&:disabled': { color: 'var(--text-3)' } },
  '& svg': { position: 'absolute', right: 10, pointerEvents: 'none', color: 'var(--text-2)' },
  '@media (pointer: coarse)': { '& select': { height: 44, fontSize: 16 } },
});

type Props = { readonly label: string; readonly value: string; readonly options: readonly { readonly value: string; readonly label: string }[]; readonly disabled?: boolean; readonly onChange: (value: string) => void };

/** A short choice with its label beside it. */
export const PickOne = ({ label, value, options, disabled = false, onChange }: Props) => {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
    </Box>
  );
};
