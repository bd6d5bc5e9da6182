import { useMemo } from 'react';
import { leadsTo } from '../flow/step.ts';
import { useHiringFlow } from '../flow/useHiringFlow.ts';

/** From each status to those that the hiring flow leads to. */
export const useNextSteps = (): Readonly<Record<string, readonly string[]>> | undefined => {
  const steps = useHiringFlow();
  return useMemo(() => steps && Object.fromEntries(steps.map((from) => [from.id, steps.filter((to) => leadsTo(from, to)).map(({ id }) => id)])), [steps]);
};
