import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';

const Hint = styled('small')({ display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' });

const Box = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > span': { flex: 'none', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& .MuiInputBase-root': { height: 36, minWidth: 0, maxWidth: 240, fontSize: 14 },
  '@media (pointer: coarse)': { '& .MuiInputBase-root': { height: 44, fontSize: 16 } },
});

type Props<Value extends string> = { readonly label: string; readonly value: Value; readonly options: readonly { readonly value: Value; readonly label: string; /** In a line of its own below it. */ readonly hint?: string }[]; readonly disabled?: boolean; readonly onChange: (value: Value) => void };

/** A short choice with its label beside it. */
export const PickOne = <Value extends string>({ label, value, options, disabled = false, onChange }: Props<Value>) => (
  <Box>
    <span aria-hidden>{label}</span>
    <Select size="small" displayEmpty value={value} disabled={disabled} onChange={({ target }) => onChange(target.value as Value)} slotProps={{ input: { 'aria-label': label } }}>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} sx={{ whiteSpace: 'normal' }}>
          {option.hint === undefined ? option.label : <span>{option.label} <Hint>{option.hint}</Hint></span>}
        </MenuItem>
      ))}
    </Select>
  </Box>
);
