import { useApplies } from './useApplies.ts';
import type { Section } from './sections.ts';

/** The sections of a form of which any field applies. */
export const useShownSections = (entity: string, sections: readonly Section[]): readonly Section[] => {
  const applies = useApplies(entity);
  return sections.filter(({ fields }) => fields.some(({ key }) => applies(key)));
};
