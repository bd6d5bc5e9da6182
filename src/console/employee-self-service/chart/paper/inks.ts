import { defaultBrandColours } from '../../../../domain/brand.ts';
import { chartColours } from '../../../shell/tokens/charts.ts';
import { neutrals } from '../../../shell/tokens/neutrals.ts';
import type { Ink } from './surface.ts';

const { light } = neutrals;

/** Paper is always light; the hue of departments is that of the product. */
export const neutralInks: Readonly<Record<Ink, string>> = {
  text: light.text,
  quiet: light.text2,
  line: light.field,
  paper: light.surface,
  mark: chartColours(defaultBrandColours.Primary_Color, 'light')['c1'] ?? light.text,
};
