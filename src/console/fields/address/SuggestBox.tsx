import { useState } from 'react';
import Popper from '@mui/material/Popper';
import useAutocomplete from '@mui/material/useAutocomplete';
import { BareInput, InputBox } from '../input/InputBox.tsx';
import { ListBox, OptionRow } from '../input/ListBox.tsx';
import { aria } from '../input/types.ts';
import type { Option } from '../input/Combobox.tsx';
import type { InputProps } from '../input/types.ts';

type Props = InputProps & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly suggestions: readonly Option[];
  readonly onChoose: (option: Option) => void;
  readonly onOpen: (open: boolean) => void;
  readonly autoComplete: string;
};

/** One line of text with suggestions below it; what is typed stays, whether it was suggested or not. */
export const SuggestBox = (props: Props) => {
  const [open, setOpen] = useState(false);
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    props.onOpen(isOpen);
  };
  const auto = useAutocomplete<Option, false, false, true>({
    id: props.id,
    freeSolo: true,
    options: props.suggestions,
    value: null,
    inputValue: props.text,
    open: open && props.suggestions.length > 0,
    onOpen: () => show(true),
    onClose: () => show(false),
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.label),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.value),
    filterOptions: (all) => all,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input' || reason === 'clear') props.onText(text);
    },
    onChange: (_event, option) => {
      if (option !== null && typeof option !== 'string') props.onChoose(option);
    },
    clearOnBlur: false,
  });
  const { ref, ...input } = auto.getInputProps() as ReturnType<typeof auto.getInputProps> & { ref: React.Ref<HTMLInputElement> };
  return (
    <div {...auto.getRootProps()}>
      <InputBox ref={auto.setAnchorEl} data-invalid={props.invalid} data-open={auto.popupOpen}>
        <BareInput
          {...input}
          {...aria(props)}
          ref={ref}
          autoComplete={props.autoComplete}
          onBlur={(event) => {
            input.onBlur?.(event);
            props.onBlur();
          }}
        />
      </InputBox>
      <Popper open={auto.popupOpen} anchorEl={auto.anchorEl} placement="bottom-start" sx={{ zIndex: 'modal', width: auto.anchorEl?.clientWidth }}>
        <ListBox {...auto.getListboxProps()} aria-labelledby={props.labelId}>
          {auto.groupedOptions.map((option, index) => {
            if ('options' in option) return null;
            const { key, ...row } = auto.getOptionProps({ option, index });
            return <OptionRow key={key} row={row} option={option} head={undefined} isAdd={false} />;
          })}
        </ListBox>
      </Popper>
    </div>
  );
};
