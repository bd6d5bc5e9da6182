/** Text on a picture that nobody knows: an overlay lies between, as dark (or, under dark text, as light) as the text needs. */
import { contrast, isHex, mix } from '../colour.ts';
import type { Hex } from '../colour.ts';

/** WCAG 2.2, 1.4.3. */
const LEAST = 4.5;

export type Overlay = { readonly colour: Hex; /** From 0 to 1. */ readonly opacity: number; /** Of the text, over the worst picture there is. */ readonly contrast: number };

/** The overlay under text of a colour: the opacity asked for (0 to 100), or the least more at which the text is read over any picture. */
export const legibleOverlay = (fontColour: string, asked: number): Overlay => {
  const text = isHex(fontColour) ? fontColour : '#FFFFFF';
  const isLight = contrast(text, '#000000') >= contrast(text, '#FFFFFF');
  const [colour, worst]: readonly [Hex, Hex] = isLight ? ['#000000', '#FFFFFF'] : ['#FFFFFF', '#000000'];
  let hundredths = Math.round(Math.min(100, Math.max(0, asked)));
  while (hundredths < 100 && contrast(text, mix(colour, worst, hundredths / 100)) < LEAST) hundredths += 1;
  return { colour, opacity: hundredths / 100, contrast: contrast(text, mix(colour, worst, hundredths / 100)) };
};

/** The text on the plain ground of a page without pictures: its own colour where it can be read there, else white. */
export const legibleOn = (ground: string, fontColour: string): string => (isHex(fontColour) && contrast(fontColour, ground) >= LEAST ? fontColour : '#FFFFFF');
