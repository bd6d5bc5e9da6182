/** Exact decimal numbers as text, never binary floating point: scalar Decimal, numeric(19,4). */
const shape = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Canonical writing is not asked for beyond this: no leading zeros, no '+', no exponent, a point before the fraction. */
export const isDecimal = (text: string): boolean => shape.test(text);

/** At most so many digits before the point; 15 are what numeric(19,4) holds. */
export const fitsDecimal = (text: string, digits = 15): boolean => isDecimal(text) && integerPart(text).length <= digits;

const integerPart = (text: string): string => text.replace('-', '').split('.')[0] ?? '';

/** Digits after the point that matter: 1 in '2.50'. */
export const fractionDigits = (text: string): number => (text.split('.')[1] ?? '').replace(/0+$/, '').length;

/** The number with `scale` digits after the point cut off, as an integer of that scale: ('-1.239', 2) → -123n. */
export const toScaled = (text: string, scale: number): bigint => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const digits = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  return text.startsWith('-') ? -digits : digits;
};

/** The shortest text of an integer of a scale: (-12300n, 4) → '-1.23'. */
export const fromScaled = (value: bigint, scale: number): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  const text = digits.slice(0, digits.length - scale) + (scale > 0 && fraction !== '' ? `.${fraction}` : '');
  return value < 0n ? `-${text}` : text;
};

/** Drops what does not matter: '007.50' → '7.5', '-0.0' → '0'. */
export const shortest = (text: string): string => {
  const scale = (text.split('.')[1] ?? '').length;
  return fromScaled(toScaled(text, scale), scale);
};

/** Whole numbers that a number of JavaScript holds exactly. */
const small = /^-?\d{1,15}$/;

/** Negative when one is smaller, 0 when they are equal, positive when it is greater; exact for any length. */
export const compareDecimals = (one: string, other: string): number => {
  if (small.test(one) && small.test(other)) return Number(one) < Number(other) ? -1 : Number(one) > Number(other) ? 1 : 0;
  const scale = Math.max((one.split('.')[1] ?? '').length, (other.split('.')[1] ?? '').length);
  const difference = toScaled(one, scale) - toScaled(other, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** The decimal text of a number of a rule, without an exponent: 1e21 and 1e-7 too. */
export const decimalOf = (value: number): string => {
  const text = String(value);
  if (!text.includes('e')) return text;
  const [mantissa = '0', exponent = '0'] = text.split('e');
  const [whole = '0', fraction = ''] = mantissa.replace('-', '').split('.');
  const power = Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction) * (power > 0 ? 10n ** BigInt(power) : 1n);
  return fromScaled(value < 0 ? -digits : digits, Math.max(0, -power));
};
