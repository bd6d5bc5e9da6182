/** Calling codes of one and two digits; all others have three (ITU-T E.164). */
const CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** How countries whose numbers are seen most group them; the others go in threes. */
const groups: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  1: { 10: [3, 3, 4] },
  33: { 9: [1, 2, 2, 2, 2] },
  44: { 10: [4, 6] },
  65: { 8: [4, 4] },
  81: { 9: [1, 4, 4], 10: [2, 4, 4] },
  86: { 11: [3, 4, 4] },
  91: { 10: [5, 5] },
  971: { 9: [2, 3, 4], 8: [1, 3, 4] },
};

/** Groups of three; what is left over at the end is two, or four in one. */
const threes = (length: number): readonly number[] => {
  const parts: number[] = [];
  for (let left = length; left > 0; left -= parts.at(-1) ?? left) parts.push(left <= 4 ? left : 3);
  return parts;
};

/** A stored number ('+919876543210') with spaces: '+91 98765 43210'. Text that is no international number stays as it is. */
export const spacedPhone = (text: string): string => {
  if (!/^\+\d{6,15}$/.test(text)) return text;
  const digits = text.slice(1);
  const code = CODE.exec(digits)?.[0] ?? '';
  const rest = digits.slice(code.length);
  let at = 0;
  const parts = (groups[code]?.[rest.length] ?? threes(rest.length)).map((size) => rest.slice(at, (at += size)));
  return `+${[code, ...parts].join(' ')}`;
};
