import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';

const Group = styled('div')({ '& h3': { margin: '0 0 2px', fontSize: 13, lineHeight: '20px', fontWeight: 500 }, '& p': { margin: '0 0 4px', color: 'var(--text-2)', fontSize: 12, lineHeight: '18px' }, '& label': { display: 'flex', alignItems: 'center', minHeight: 32, overflowWrap: 'anywhere' } });

type Props = { readonly label: string; readonly help: string; readonly choices: readonly { readonly value: string; readonly label: string }[]; readonly chosen: readonly string[]; readonly disabled: boolean; readonly onChange: (chosen: string[]) => void };

/** Any of a few things, each with a tick. */
export const Ticks = ({ label, help, choices, chosen, disabled, onChange }: Props) => {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <p>{help}</p>
      {choices.map(({ value, label: text }) => (
        <label key={value}>
          <Checkbox size="small" disabled={disabled} checked={chosen.includes(value)} onChange={(event) => onChange(choices.map((one) => one.value).filter((one) => (one === value ? event.target.checked : chosen.includes(one))))} />
          {text}
        </label>
      ))}
    </Group>
  );
};
