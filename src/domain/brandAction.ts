import { contrast, mix } from './colour.ts';
import { fromOklch, shift, toOklch } from './colourOklch.ts';
import { grounds, textOn, white } from './brandGrounds.ts';
import type { Mode } from './brandGrounds.ts';

export type ActionColours = { readonly action: string; readonly actionHover: string; readonly onAction: string; readonly actionEdge: string };

/** The filled button: the exact primary colour (lifted in dark where it would not be seen), its text at 4.5:1 also on hover, an edge at 3:1 on the sheet. */
export const deriveAction = (primary: string, mode: Mode): ActionColours => {
  const { surface } = grounds[mode];
  const [, C, H] = toOklch(primary);
  const action = mode === 'dark' && contrast(primary, surface) < 3 ? fromOklch(0.82, Math.min(C, 0.1), H) : primary;
  const onAction = textOn(action);
  const tint = mix(onAction, action, 0.12);
  const actionHover = contrast(onAction, tint) >= 4.5 ? tint : mix(onAction === white ? '#000000' : white, action, 0.12);
  return { action, actionHover, onAction, actionEdge: shift(action, surface, 3) };
};
