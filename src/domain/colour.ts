/** sRGB colours as '#RRGGBB' and what WCAG 2.2 asks of them. */
export type Hex = `#${string}`;
export type Channels = readonly [number, number, number];

/** Red, green and blue from 0 to 1. */
export const channels = (colour: string): Channels => [
  parseInt(colour.slice(1, 3), 16) / 255,
  parseInt(colour.slice(3, 5), 16) / 255,
  parseInt(colour.slice(5, 7), 16) / 255,
];

const byte = (value: number): string =>
  Math.round(255 * Math.min(1, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** Channels outside 0 to 1 are cut off; each is rounded to the nearest of 256. */
export const toHex = (rgb: Channels): Hex => `#${rgb.map(byte).join('').toUpperCase()}`;

export const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

export const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
export const gamma = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** Relative luminance, 0 (black) to 1 (white): WCAG 2.2, definition of relative luminance. */
export const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast ratio, 1 to 21, whichever of the two is the text: WCAG 2.2, definition of contrast ratio. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** `over` at the opacity `share` (0 to 1) on `under`. */
export const mix = (over: string, under: string, share: number): Hex => {
  const [a, b] = [channels(over), channels(under)];
  return toHex([a[0] * share + b[0] * (1 - share), a[1] * share + b[1] * (1 - share), a[2] * share + b[2] * (1 - share)]);
};
