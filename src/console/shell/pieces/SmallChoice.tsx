import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

type Props<Value extends string> = { readonly label: string; readonly value: Value; readonly options: readonly { readonly value: Value; readonly label: string }[]; readonly onChoose: (value: Value) => void; readonly wide?: boolean; /** Among others in a line that wraps: its words are not cut. */ readonly isWhole?: boolean };

/** A few words to choose from, in one line with what they belong to. */
export const SmallChoice = <Value extends string>({ label, value, options, onChoose, wide = false, isWhole = false }: Props<Value>) => (
  <Select size="small" displayEmpty value={value} onChange={({ target }) => onChoose(target.value as Value)} sx={{ height: 28, flex: wide ? 1 : 'none', minWidth: 0, maxWidth: isWhole ? '100%' : wide ? undefined : 148, fontSize: 13 }} slotProps={{ input: { 'aria-label': label } }}>
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </Select>
);
