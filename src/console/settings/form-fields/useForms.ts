import { useMemo } from 'react';
import { useEntityChoices } from '../../shell/useEntityChoices.ts';
import type { EntityChoice } from '../../shell/useEntityChoices.ts';

export type Form = EntityChoice;

/** Forms that have no fields of their own to change: this one's, and that of reports. */
const closed: ReadonlySet<string> = new Set(['FormField', 'Report']);

/** The forms of the screens that the person may view, each once, by section of the menu. */
export const useForms = (): readonly Form[] => {
  const choices = useEntityChoices();
  return useMemo(() => choices.filter(({ type }) => !closed.has(type)), [choices]);
};
