import { fromOklch, toOklch } from '../../../domain/colourOklch.ts';
import type { Mode } from '../../../domain/brandGrounds.ts';

const fixed: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#E34D83', '#0D9298', '#C98512', '#426EC2', '#5D9850', '#795D46', '#8F899E'],
  dark: ['#F06A96', '#4FBEC4', '#F0BA59', '#7BA4F0', '#87C47A', '#BB9679', '#898296'],
};

/** Series colours c1 to c8; the first carries the hue of the organisation's primary colour. All hold 3:1 on the sheet. */
export const chartColours = (primary: string, mode: Mode): Record<string, string> => {
  const [, chroma, hue] = toOklch(primary);
  const first = mode === 'dark' ? fromOklch(0.78, Math.min(chroma, 0.11), hue) : fromOklch(0.4, Math.min(chroma, 0.13), hue);
  return Object.fromEntries([first, ...fixed[mode]].map((colour, index) => [`c${index + 1}`, colour]));
};
