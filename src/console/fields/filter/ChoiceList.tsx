import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';

const List = styled('ul')({ maxHeight: 264, overflow: 'auto', margin: '0 -8px', padding: 0, listStyle: 'none' });
const Item = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  padding: '0 8px 0 0',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '& > span:nth-of-type(2)': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > small': { color: 'var(--text-3)', fontSize: 12 },
  '@media (pointer: coarse)': { minHeight: 44 },
});

export type ChoiceOption = { readonly value: string; readonly label: string; readonly hint?: string | null | undefined };

type Props = { readonly options: readonly ChoiceOption[]; readonly chosen: readonly string[]; readonly labelId: string; readonly onChange: (chosen: readonly string[]) => void };

/** Options with a box each; any number may be chosen. */
export const ChoiceList = ({ options, chosen, labelId, onChange }: Props) => (
  <List role="group" aria-labelledby={labelId}>
    {options.map(({ value, label, hint }) => (
      <li key={value}>
        <Item>
          <Checkbox size="small" checked={chosen.includes(value)} onChange={(_, isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))} />
          <span>{label}</span>
          {hint ? <small>{hint}</small> : null}
        </Item>
      </li>
    ))}
  </List>
);
