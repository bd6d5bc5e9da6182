import type { UniformConcern } from '../../../../generated/core-hr/operations.ts';

export const CONCERNS = ['MISSING', 'DUE', 'UNACKNOWLEDGED', 'UNSIGNED', 'TO_RETURN'] as const satisfies readonly UniformConcern[];

/** The figure of the board that counts each. */
export const FIGURE_OF = { MISSING: 'missing', DUE: 'due', UNACKNOWLEDGED: 'unacknowledged', UNSIGNED: 'unsigned', TO_RETURN: 'toReturn' } as const satisfies Readonly<Record<UniformConcern, string>>;

export const concernOf = (text: string): UniformConcern | null => CONCERNS.find((one) => one === text) ?? null;
