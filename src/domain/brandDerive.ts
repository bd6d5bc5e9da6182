import { deriveAccent } from './brandAccent.ts';
import { deriveAction } from './brandAction.ts';
import { deriveFrame } from './brandFrame.ts';
import { deriveHead, deriveHover } from './brandRows.ts';
import type { BrandColours } from './brand.ts';
import type { AccentColours } from './brandAccent.ts';
import type { ActionColours } from './brandAction.ts';
import type { FrameColours } from './brandFrame.ts';
import type { Mode } from './brandGrounds.ts';

export type BrandTokens = FrameColours & ActionColours & AccentColours & { readonly hover: string; readonly head: string; readonly headText: string };

/** Five organisation colours in, legible tokens out, whatever was chosen: each pair keeps the ratio named at its part. */
export const deriveBrand = (colours: BrandColours, mode: Mode): BrandTokens => {
  const hover = deriveHover(colours.Hover_Color, mode);
  return {
    ...deriveFrame(colours.Primary_Color, colours.Secondary_Color, mode),
    ...deriveAction(colours.Primary_Color, mode),
    ...deriveAccent(colours.Secondary_Color, hover, mode),
    hover,
    ...deriveHead(colours.Table_Header_Color, colours.Table_Header_Text_Color, mode),
  };
};
