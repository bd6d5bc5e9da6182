import type { Tokens } from './tokens.ts';

/** `accentWash2` → `--accent-wash-2`. */
export const variableName = (token: string): string => `--${token.replace(/([A-Z])/g, '-$1').replace(/(\d)$/, '-$1').toLowerCase()}`;

/** The tokens as CSS variables for `:root`; pastels and chart series keep their short names (`--p0`, `--q0`, `--c1`). */
export const cssVariables = ({ swatches, ...tokens }: Tokens): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(tokens).map(([token, value]) => [variableName(token), value])),
  ...Object.fromEntries(Object.entries(swatches).map(([token, value]) => [`--${token}`, value])),
});
