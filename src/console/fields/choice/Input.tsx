import { useLocale, useTranslate } from 'ra-core';
import { Combobox } from '../input/Combobox.tsx';
import { SelectBox } from '../input/SelectBox.tsx';
import { Segmented } from '../input/Segmented.tsx';
import type { InputProps } from '../input/types.ts';

/** One of a closed set: up to 4 short values side by side, up to 20 in a menu, more by name with search in it. */
export const ChoiceInput = (props: InputProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { enumName, options = [], required } = props.field;
  const choices = options.map((value) => ({ value, label: translate(`enum.${enumName}.${value}`) }));
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0);
  if (choices.length <= 4 && required && letters <= 40) return <Segmented {...props} segments={choices} onChoose={props.onChange} />;
  if (choices.length <= 20) return <SelectBox {...props} choices={choices} onChoose={props.onChange} />;
  const sought = choices.toSorted((one, other) => one.label.localeCompare(other.label, language));
  const chosen = choices.find(({ value }) => value === props.value) ?? null;
  return <Combobox {...props} options={sought} chosen={chosen} onChoose={(option) => props.onChange(option?.value ?? null)} />;
};
