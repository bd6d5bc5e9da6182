import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { isNeeded, neededFields } from '../../neededFields.ts';
import type { Field } from '../../../domain/resource.ts';
import type { FormModel } from './useFormModel.ts';
import type { Values } from './values.ts';

/** A field as it is asked for by what stands in the form; what the form does not show counts as it was saved. */
export const useNeeded = (of: FormModel, field: Field): Field => {
  const asking = neededFields[of.entity]?.[field.key] ?? [];
  const names = asking.map(({ by }) => by);
  const values = useWatch<Values>({ name: names });
  const needed = isNeeded(asking, Object.fromEntries(names.map((name, index) => [name, values[index] === undefined ? of.record?.[name] : values[index]])));
  return useMemo(() => (needed ? { ...field, required: true } : field), [needed, field]);
};
