import { chainOf } from './chain.ts';

/** How a request was decided so far, in a line of its history: '1 ✓ Arjun Reddy · 2 …'. Steps that are not needed stay away; null without a workflow. */
export const chainText = (kept: unknown): string | null => {
  const chain = chainOf(kept);
  if (chain === null) return null;
  const marks = { APPROVED: '✓', REJECTED: '✕' } as const;
  return chain.steps.flatMap(({ decision, by, notNeeded }, at) => (notNeeded ? [] : [`${at + 1} ${decision === undefined ? '…' : [marks[decision], by].filter(Boolean).join(' ')}`])).join(' · ');
};
