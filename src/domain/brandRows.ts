import { contrast, mix } from './colour.ts';
import { fromOklch, toOklch } from './colourOklch.ts';
import { grounds, textOn } from './brandGrounds.ts';
import type { Mode } from './brandGrounds.ts';

/** The hovered row: mixed toward the sheet until the third text grey holds 4.5:1; the canvas grey where it could not be seen. */
export const deriveHover = (chosen: string, mode: Mode): string => {
  const { surface, text3, canvas } = grounds[mode];
  let row = chosen;
  if (mode === 'dark') {
    const [, chroma, hue] = toOklch(chosen);
    row = fromOklch(0.27, Math.min(chroma, 0.02), hue);
  }
  for (let share = 0.95; contrast(text3, row) < 4.5 && share > 0; share -= 0.05) row = mix(chosen, surface, share);
  return contrast(row, surface) < 1.05 ? canvas : row;
};

/** The header band of a grid: exact in light; in dark a light band becomes a dark one of its hue. Its text is exact where it holds 4.5:1. */
export const deriveHead = (chosen: string, chosenText: string, mode: Mode): { readonly head: string; readonly headText: string } => {
  const [lightness, chroma, hue] = toOklch(chosen);
  const head = mode === 'dark' && lightness > 0.5 ? fromOklch(0.235, Math.min(chroma, 0.03), hue) : chosen;
  const { text } = grounds[mode];
  if (contrast(chosenText, head) >= 4.5) return { head, headText: chosenText };
  return { head, headText: contrast(text, head) >= 4.5 ? text : textOn(head) };
};
