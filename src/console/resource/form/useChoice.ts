import { useFormContext } from 'react-hook-form';
import { applyingFields, appliesTo } from '../../applyingFields.ts';
import type { FormModel } from './useFormModel.ts';
import type { Values } from './values.ts';

/**
 * Takes what the person chose in a field, and settles the fields that follow it. One that no longer applies goes back to what it was, or is emptied
 * where its rule says so, together with what was wrong with it: nobody could mend what is not shown. What stood there comes back as soon as it applies
 * again. Only a choice does that: what was saved, restored or undone is whole as it comes.
 */
export const useChoice = (of: FormModel): ((key: string, take: () => void) => void) => {
  const { clearErrors, getValues, setValue } = useFormContext<Values>();
  return (chosen, take) => {
    const before = { ...getValues() };
    take();
    const settle = (by: string): void => {
      for (const [key, rule] of Object.entries(applyingFields[of.entity] ?? {})) {
        if (rule?.by !== by || !of.fields.some((field) => field.key === key)) continue;
        const base = of.base[key] ?? null;
        const [applied, applies] = [before, getValues()].map((values) => appliesTo(of.entity, key, { ...values, [key]: null }));
        if (applied && !applies) {
          of.former.set(key, before[key] ?? null);
          setValue(key, rule.lockedAt !== undefined ? rule.lockedAt : rule.emptied ? null : base, { shouldDirty: true });
          clearErrors(key);
        } else if (applies && !applied) setValue(key, of.former.has(key) ? of.former.get(key) : base, { shouldDirty: true });
        settle(key);
      }
    };
    settle(chosen);
  };
};
