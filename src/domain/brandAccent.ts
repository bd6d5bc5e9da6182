import { contrast, mix } from './colour.ts';
import { shift } from './colourOklch.ts';
import { grounds, textOn } from './brandGrounds.ts';
import type { Mode } from './brandGrounds.ts';

export type AccentColours = {
  readonly accent: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly accentWash: string;
  readonly accentWash2: string;
};

/** The secondary colour at 3:1 for marks and at 4.5:1 for text on the sheet, on menus, on the stronger wash and on a hovered row. */
export const deriveAccent = (secondary: string, hover: string, mode: Mode): AccentColours => {
  const { surface, raised, text3 } = grounds[mode];
  const accent = shift(secondary, surface, 3);
  let share = mode === 'dark' ? 0.11 : 0.09;
  while (contrast(text3, mix(accent, surface, share)) < 4.5) share -= 0.01;
  const accentWash2 = mix(accent, surface, mode === 'dark' ? 0.19 : 0.16);
  const accentText = [accentWash2, raised, hover].reduce((colour, ground) => shift(colour, ground, 4.5), accent);
  return { accent, onAccent: textOn(accent), accentText, accentWash: mix(accent, surface, share), accentWash2 };
};
