import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { onPhone } from '../../../shell/widths.ts';
import type { ImportAction } from '../job/importJob.ts';

const Set = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '& legend': { padding: 0, marginBottom: 12, fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  [onPhone]: { gridTemplateColumns: '1fr' },
});
const Choice = styled('label')({
  display: 'flex',
  gap: 12,
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:has(:checked)': { borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)', background: 'var(--surface)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
  '&:has(:disabled)': { cursor: 'default', color: 'var(--text-3)', background: 'none' },
  '& input': { appearance: 'none', width: 16, height: 16, margin: '2px 0 0', flex: 'none', border: '1.5px solid var(--field)', borderRadius: '50%', '&:checked': { border: '5px solid var(--accent-text)' }, '&:focus-visible': { outline: 'none' }, '@media (forced-colors: active)': { appearance: 'auto' } },
  '& b': { display: 'block', fontSize: 14, lineHeight: '20px' },
  '& small': { display: 'block', marginTop: 4, fontSize: 13, lineHeight: '20px', color: 'var(--text-2)' },
});

type Props = {
  readonly label: string;
  readonly chosen: ImportAction;
  readonly onChoose: (action: ImportAction) => void;
  readonly choices: readonly { readonly value: ImportAction; readonly title: string; readonly text: string; readonly disabledReason?: string }[];
};

/** Two ways to bring a file, each with what it does. */
export const ActionChoice = ({ label, chosen, onChoose, choices }: Props) => {
  const id = useId();
  return (
    <Set>
      <legend>{label}</legend>
      {choices.map(({ value, title, text, disabledReason }) => (
        <Choice key={value}>
          <input type="radio" name={id} value={value} aria-describedby={`${id}-${value}`} checked={chosen === value} disabled={disabledReason !== undefined} onChange={() => onChoose(value)} />
          <span>
            <b>{title}</b>
            <small id={`${id}-${value}`}>{disabledReason ?? text}</small>
          </span>
        </Choice>
      ))}
    </Set>
  );
};
