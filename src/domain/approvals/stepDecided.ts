import type { Chain, ChainStep } from './chain.ts';

/** The step that is decided now and was not before, from 0; undefined where none is. */
export const stepDecided = (was: Chain | null, is: Chain | null): { readonly at: number; readonly step: ChainStep } | undefined => {
  const at = is?.steps.findIndex(({ decision }, place) => decision !== undefined && was?.steps[place]?.decision === undefined) ?? -1;
  return at === -1 ? undefined : { at, step: is!.steps[at]! };
};
