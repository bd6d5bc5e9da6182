/** OKLCH (Björn Ottosson, 2020): lightness 0 to 1, chroma from 0, hue in radians. Equal steps of lightness look equal. */
import { channels, contrast, gamma, linear, luminance, toHex } from './colour.ts';
import type { Channels, Hex } from './colour.ts';

export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export const toOklch = (colour: string): Oklch => {
  const [r, g, b] = channels(colour).map(linear) as unknown as Channels;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(greenRed, blueYellow), Math.atan2(blueYellow, greenRed)];
};

const toLight = ([L, C, H]: Oklch): Channels => {
  const a = C * Math.cos(H);
  const b = C * Math.sin(H);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const isShown = (light: Channels): boolean => light.every((value) => value >= -0.0005 && value <= 1.0005);

/** The nearest colour a screen can show: same lightness and hue, with less chroma where sRGB ends. */
export const fromOklch = (lightness: number, chroma: number, hue: number): Hex => {
  let shown = chroma;
  while (shown > 0 && !isShown(toLight([lightness, shown, hue]))) shown -= 0.002;
  return toHex(toLight([lightness, Math.max(shown, 0), hue]).map((value) => gamma(Math.max(value, 0))) as unknown as Channels);
};

/** Moves the lightness of a colour away from its ground, by hundredths, until the contrast is at least `ratio`; black or white at the end. */
export const shift = (colour: string, ground: string, ratio: number): string => {
  const [start, chroma, hue] = toOklch(colour);
  const step = luminance(ground) > 0.18 ? -0.01 : 0.01;
  let lightness = start;
  let out = colour;
  while (contrast(out, ground) < ratio) {
    lightness += step;
    if (lightness <= 0) return '#000000';
    if (lightness >= 1) return '#FFFFFF';
    out = fromOklch(lightness, chroma, hue);
  }
  return out;
};
