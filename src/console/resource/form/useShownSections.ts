import { useWatch } from 'react-hook-form';
import { applyingFields } from '../../applyingFields.ts';
import type { Section } from './sections.ts';
import type { Values } from './values.ts';

/** The sections of a form of which any field applies. */
export const useShownSections = (entity: string, sections: readonly Section[]): readonly Section[] => {
  const rules = applyingFields[entity] ?? {};
  const names = [...new Set(Object.values(rules).flatMap((rule) => (rule ? [rule.by] : [])))];
  const values = useWatch<Values>({ name: names });
  const applies = (key: string): boolean => {
    const rule = rules[key];
    return rule === undefined || rule.values.includes(String(values[names.indexOf(rule.by)]));
  };
  return sections.filter(({ fields }) => fields.some(({ key }) => applies(key)));
};
