import Select from '@mui/material/Select';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { aria } from './types.ts';
import type { InputProps } from './types.ts';

const Box = styled(Select<string>)(({ theme }) => ({
  width: '100%',
  minHeight: 36,
  fontSize: 14,
  lineHeight: '20px',
  background: 'var(--surface)',
  '& .MuiSelect-select': { display: 'flex', alignItems: 'center', gap: 8, minHeight: '34px !important', padding: '0 22px 0 0 !important' },
  '& .MuiSelect-icon': { right: 10, top: 'calc(50% - 7px)', color: 'var(--text-2)' },
  [theme.breakpoints.down('sm')]: { minHeight: 44, fontSize: 16, '& .MuiSelect-select': { minHeight: '42px !important' } },
}));

const Arrow = (props: { readonly className?: string }) => <ChevronDown {...props} size={14} strokeWidth={1.5} aria-hidden />;

export type Choice = { readonly value: string; readonly label: string; readonly disabled?: boolean; readonly reason?: string | undefined };

type Props = Omit<InputProps, 'onChange'> & { readonly choices: readonly Choice[]; readonly empty?: string | undefined; readonly onChoose: (value: string | null) => void };

/** One of a few values from a menu; an empty entry where the field may stay empty. Nothing shows while it is, as in every other field. */
export const SelectBox = (props: Props) => (
  <Box
    value={typeof props.value === 'string' ? props.value : ''}
    displayEmpty
    renderValue={(chosen) => (chosen === '' ? props.empty : props.choices.find(({ value }) => value === chosen)?.label)}
    error={props.invalid}
    IconComponent={Arrow}
    onChange={(event) => props.onChoose(event.target.value === '' ? null : event.target.value)}
    onBlur={props.onBlur}
    SelectDisplayProps={{ ...aria(props), ...(props.label === undefined ? { 'aria-labelledby': `${props.labelId} ${props.id}` } : {}) } as object}
  >
    {props.field.required ? null : <MenuItem value="">{props.empty ?? '–'}</MenuItem>}
    {props.choices.map(({ value, label, disabled, reason }) => (
      <MenuItem key={value} value={value} disabled={disabled} title={reason}>
        {label}
      </MenuItem>
    ))}
  </Box>
);
