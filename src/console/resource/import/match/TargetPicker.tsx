import { useId } from 'react';
import { useTranslate } from 'ra-core';
import { plainField } from '../../../fields/plainField.ts';
import { Combobox } from '../../../fields/input/Combobox.tsx';
import type { Option } from '../../../fields/input/Combobox.tsx';
import type { ImportTarget } from '../job/importJob.ts';

/** The picker's own field: a choice that may stay empty. */
const pickerField = plainField('target', 'choice');

type Props = { readonly heading: string; readonly target: string | null; readonly targets: readonly ImportTarget[]; readonly taken: ReadonlySet<string>; readonly onChange: (target: string | null) => void };

/** Which field a column fills, by search; fields that another column fills already say so. */
export const TargetPicker = ({ heading, target, targets, taken, onChange }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const options: Option[] = targets.map(({ key, label, required }) => ({ value: key, label: required ? `${label} *` : label, hint: key !== target && taken.has(key) ? translate('import.match.taken') : undefined }));
  return (
    <Combobox
      field={pickerField}
      entity=""
      id={id}
      labelId={`${id}-label`}
      label={translate('import.match.fieldOf', { heading })}
      invalid={false}
      value={target}
      onChange={() => undefined}
      onBlur={() => undefined}
      record={{}}
      options={options}
      chosen={options.find(({ value }) => value === target) ?? null}
      onChoose={(option) => onChange(option?.value ?? null)}
    />
  );
};
