import { deriveBrand } from '../../../domain/brandDerive.ts';
import { chartColours } from './charts.ts';
import { depth } from './depth.ts';
import { neutrals } from './neutrals.ts';
import { pastels } from './pastels.ts';
import { semantics } from './semantics.ts';
import type { BrandColours } from '../../../domain/brand.ts';
import type { BrandTokens } from '../../../domain/brandDerive.ts';
import type { Mode } from '../../../domain/brandGrounds.ts';
import type { Depth } from './depth.ts';
import type { Neutrals } from './neutrals.ts';
import type { Semantics } from './semantics.ts';

export type Tokens = BrandTokens &
  Neutrals &
  Semantics &
  Depth & { readonly frameLine: string; readonly swatches: Readonly<Record<string, string>> };

/** Every colour and shadow of the product for one organisation in one mode; nothing else may name a colour. */
export const tokensOf = (colours: BrandColours, mode: Mode): Tokens => {
  const brand = deriveBrand(colours, mode);
  return {
    ...neutrals[mode],
    ...semantics[mode],
    ...depth[mode],
    ...brand,
    frameLine: brand.frameActive,
    swatches: { ...pastels[mode], ...chartColours(colours.Primary_Color, mode) },
  };
};
