import { useState } from 'react';
import { useKept } from '../shell/useKept.ts';
import { emptyDefinition, type Definition } from '../../domain/reports/definition.ts';
import type { KeptReport } from './useReport.ts';

const same = (one: Definition, other: Definition): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a report asks while it is being built. Asking for the kept one again changes it only as long as nobody has changed anything here; otherwise
 * the one it began with stays its `base`, so that saving meets what somebody else saved meanwhile.
 */
export const useDraft = (kept: KeptReport | undefined, entity: string) => {
  const { taken, keep } = useKept<{ readonly base: KeptReport | null; readonly definition: Definition }>(`report ${kept?.id ?? 'new'} ${entity}`);
  const [base, setBase] = useState(taken?.base ?? kept);
  const [definition, setDefinition] = useState(taken?.definition ?? kept?.definition ?? emptyDefinition);
  const isChanged = !same(definition, base?.definition ?? emptyDefinition);
  keep(isChanged ? { base: base ?? null, definition } : undefined);
  if (kept !== undefined && kept.version > (base?.version ?? 0) && !isChanged) {
    setBase(kept);
    setDefinition(kept.definition);
  }
  return {
    base,
    definition,
    isChanged,
    setDefinition,
    change: (part: Partial<Definition>): void => setDefinition((now) => ({ ...now, ...part })),
    /** Saved as `sent`; what was changed since is still to be saved. */
    settle: (saved: KeptReport, sent: Definition): void => {
      setBase(saved);
      setDefinition((now) => (same(now, sent) ? saved.definition : now));
    },
  };
};
