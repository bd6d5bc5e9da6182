/** What a formula may call. `if` chooses like `? :`. */
export const functionNames = ['min', 'max', 'round', 'floor', 'ceil', 'abs', 'if'] as const;

export type FunctionName = (typeof functionNames)[number];

type Shape = { readonly least: number; readonly most: number };

/** How many values each one takes. */
export const shapes: Readonly<Record<FunctionName, Shape>> = {
  min: { least: 2, most: 20 },
  max: { least: 2, most: 20 },
  round: { least: 1, most: 2 },
  floor: { least: 1, most: 1 },
  ceil: { least: 1, most: 1 },
  abs: { least: 1, most: 1 },
  if: { least: 3, most: 3 },
};

/** Digits after the point that `round` takes at most. */
export const ROUND_DIGITS = 4;

export const isFunction = (word: string): word is FunctionName => functionNames.some((name) => name === word);
