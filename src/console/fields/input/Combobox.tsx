import { useState } from 'react';
import type { ReactNode } from 'react';
import Popper from '@mui/material/Popper';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useTranslate } from 'ra-core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useAlike } from '../../shell/useAlike.ts';
import { Affix, BareInput, BoxButton, InputBox } from './InputBox.tsx';
import { narrow } from './narrow.ts';
import { aria } from './types.ts';
import type { InputProps } from './types.ts';
import { ListBox, OptionRow } from './ListBox.tsx';

export type Option = { readonly value: string; readonly label: string; readonly hint?: string | undefined; readonly section?: string | undefined };

type Props = InputProps & {
  readonly options: readonly Option[];
  readonly chosen: Option | null;
  readonly onChoose: (option: Option | null) => void;
  /** The search runs elsewhere: told every text, and options are shown as given. */
  readonly onSearch?: (text: string) => void;
  readonly onOpen?: () => void;
  readonly loading?: boolean;
  /** Offered at the end of the menu, with the text that was searched. */
  readonly onAdd?: { readonly label: (text: string) => string; readonly run: (text: string) => void } | undefined;
  /** Said in place of 'Nothing found'. */
  readonly nothing?: string | undefined;
  readonly before?: ReactNode;
  /** Where the menu must be wider than the box. */
  readonly menuWidth?: number;
  readonly autoComplete?: string;
};

const addValue = '\u0000add';

/** A choice with search in its menu: type to narrow, arrows to move, Enter takes, Escape closes, Alt ↓ opens. */
export const Combobox = (props: Props) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  // While offers come there is nothing to add yet: an only entry would keep the mark and the scroll.
  const offered: Option[] = props.onAdd && (props.options.length > 0 || props.loading !== true)
    ? [...props.options, { value: addValue, label: props.onAdd.label(text.trim()) }]
    : [...props.options];
  const auto = useAutocomplete<Option>({
    id: props.id,
    options: offered,
    // Another object of the same choice would put its label in the place of what is being typed.
    value: useAlike(props.chosen),
    open,
    onOpen: () => {
      setOpen(true);
      props.onOpen?.();
    },
    onClose: () => setOpen(false),
    getOptionLabel: (option) => (option.value === addValue ? text : option.label),
    getOptionKey: (option) => option.value,
    isOptionEqualToValue: (option, value) => option.value === value.value,
    filterOptions: (all, { inputValue }) => [...narrow(all.filter(({ value }) => value !== addValue), props.onSearch ? '' : typed(inputValue, props.chosen)), ...all.filter(({ value }) => value === addValue)],
    onInputChange: (_event, value, reason) => {
      setText(reason === 'input' ? value : '');
      if (reason !== 'selectOption') props.onSearch?.(reason === 'input' ? value : '');
    },
    onChange: (_event, option) => (option?.value === addValue ? props.onAdd?.run(text.trim()) : props.onChoose(option)),
    autoHighlight: true,
    selectOnFocus: true,
    handleHomeEndKeys: true,
    openOnFocus: false,
  });
  const { ref, ...input } = auto.getInputProps() as ReturnType<typeof auto.getInputProps> & { ref: React.Ref<HTMLInputElement> };
  const rows = auto.groupedOptions as Option[];
  return (
    <div {...auto.getRootProps()}>
      <InputBox ref={auto.setAnchorEl} data-invalid={props.invalid} data-open={open}>
        {props.before}
        <BareInput
          {...input}
          {...aria(props)}
          ref={ref}
          autoComplete={props.autoComplete ?? 'off'}
          onBlur={(event) => {
            input.onBlur?.(event);
            props.onBlur();
          }}
        />
        {props.chosen?.hint !== undefined && !open ? <Affix>{props.chosen.hint}</Affix> : null}
        {props.chosen && !props.field.required ? (
          <BoxButton type="button" tabIndex={-1} aria-label={translate('form.clear')} onClick={() => props.onChoose(null)}>
            <X size={14} strokeWidth={1.5} />
          </BoxButton>
        ) : null}
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
      </InputBox>
      <Popper open={open && (rows.length > 0 || props.loading !== undefined)} anchorEl={auto.anchorEl} placement="bottom-start" sx={{ zIndex: 'modal', minWidth: auto.anchorEl?.clientWidth, width: props.menuWidth ?? auto.anchorEl?.clientWidth }}>
        <ListBox {...auto.getListboxProps()} aria-labelledby={props.labelId} aria-busy={props.loading === true}>
          {rows.map((option, index) => {
            const { key, ...row } = auto.getOptionProps({ option, index });
            const head = option.section !== undefined && option.section !== rows[index - 1]?.section ? option.section : undefined;
            return <OptionRow key={key} row={row} option={option} head={head} isAdd={option.value === addValue} />;
          })}
          {rows.length === 0 ? <li role="presentation">{props.loading === true ? translate('form.searching') : (props.nothing ?? translate('form.nothingFound'))}</li> : null}
        </ListBox>
      </Popper>
    </div>
  );
};

/** Before anything is typed the input holds the chosen label, which must not narrow the menu to itself. */
const typed = (inputValue: string, chosen: Option | null): string => (inputValue === chosen?.label ? '' : inputValue);
