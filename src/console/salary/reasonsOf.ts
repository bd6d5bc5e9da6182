import { refusedOf } from '../shell/refusedOf.ts';

/** Why no salary came of it, in sentences: each problem once, else what the error says. */
export const reasonsOf = (error: unknown): readonly string[] => {
  const said = refusedOf(error).problems.map(({ message }) => message);
  return said.length > 0 ? [...new Set(said)] : [error instanceof Error ? error.message : String(error)];
};
