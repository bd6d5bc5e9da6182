import { useMemo } from 'react';
import { useLocale } from 'ra-core';
import { Combobox } from '../input/Combobox.tsx';
import { listOptions } from './options.ts';
import type { InputProps } from '../input/types.ts';

const completions: Readonly<Record<string, string>> = { COUNTRY: 'country-name', CURRENCY: 'transaction-currency' };

/** One of a closed list, found by name or code. */
export const ListedInput = (props: InputProps) => {
  const language = useLocale();
  const { closedList } = props.field;
  const value = typeof props.value === 'string' && props.value !== '' ? props.value : undefined;
  const options = useMemo(() => (closedList ? listOptions(closedList, language, value) : []), [closedList, language, value]);
  return (
    <Combobox
      {...props}
      options={options}
      chosen={options.find((option) => option.value === value) ?? null}
      onChoose={(option) => props.onChange(option?.value ?? null)}
      autoComplete={completions[closedList ?? ''] ?? 'off'}
    />
  );
};
