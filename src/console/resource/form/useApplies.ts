import { useWatch } from 'react-hook-form';
import { applyingFields, appliesTo } from '../../applyingFields.ts';
import type { Values } from './values.ts';

/** Whether a field applies, by what stands in the form. */
export const useApplies = (entity: string): ((key: string) => boolean) => {
  const names = [...new Set(Object.values(applyingFields[entity] ?? {}).flatMap((rule) => (rule ? [rule.by] : [])))];
  const values = useWatch<Values>({ name: names });
  return (key) => appliesTo(entity, key, Object.fromEntries(names.map((name, index) => [name, values[index] ?? null])));
};
