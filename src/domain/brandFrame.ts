import { contrast, mix } from './colour.ts';
import { fromOklch, shift, toOklch } from './colourOklch.ts';
import { textOn, white } from './brandGrounds.ts';
import type { Mode } from './brandGrounds.ts';

export type FrameColours = {
  readonly frame: string;
  readonly frameHover: string;
  readonly frameActive: string;
  readonly frameText2: string;
  readonly frameText3: string;
  readonly frameAccent: string;
  readonly onFrameAccent: string;
};

/** The colour of navigation and top bar: dark enough for white text at 12:1, of little chroma, exact where the primary colour already is. */
const frameOf = (primary: string, mode: Mode): string => {
  const [L, C, H] = toOklch(primary);
  const chroma = Math.min(C, mode === 'dark' ? 0.035 : 0.1);
  let lightness = mode === 'dark' ? 0.14 : Math.min(Math.max(L, 0.16), 0.3);
  let frame: string = lightness === L && chroma === C ? primary : fromOklch(lightness, chroma, H);
  while (contrast(white, frame) < 12) frame = fromOklch((lightness -= 0.01), chroma, H);
  return frame;
};

/** Everything of the frame: tints of white on it, and the secondary colour at 3:1 for marks and counts. */
export const deriveFrame = (primary: string, secondary: string, mode: Mode): FrameColours => {
  const frame = frameOf(primary, mode);
  const frameAccent = shift(secondary, frame, 3);
  return {
    frame,
    frameHover: mix(white, frame, 0.08),
    frameActive: mix(white, frame, 0.14),
    frameText2: mix(white, frame, 0.8),
    frameText3: mix(white, frame, 0.62),
    frameAccent,
    onFrameAccent: textOn(frameAccent),
  };
};
