/** The five colours an organisation chooses (specification 0 §3), as they are stored and cached. */
import { isHex } from './colour.ts';

export type BrandColours = {
  readonly Primary_Color: string;
  readonly Secondary_Color: string;
  readonly Hover_Color: string;
  readonly Table_Header_Color: string;
  readonly Table_Header_Text_Color: string;
};

export const defaultBrandColours: BrandColours = {
  Primary_Color: '#260029',
  Secondary_Color: '#EC407A',
  Hover_Color: '#E5E9EB',
  Table_Header_Color: '#FFFFFF',
  Table_Header_Text_Color: '#000000',
};

const names = Object.keys(defaultBrandColours) as (keyof BrandColours)[];

/** Takes what a server or a cache answered: each value that is not '#RRGGBB' becomes its default. */
export const readBrandColours = (value: unknown): BrandColours => {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const read = names.map((name) => {
    const colour = given[name];
    return [name, isHex(colour) ? colour.toUpperCase() : defaultBrandColours[name]] as const;
  });
  return Object.fromEntries(read) as BrandColours;
};
