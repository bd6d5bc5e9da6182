import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { contrast } from '../../src/domain/colour.ts';
import { toOklch } from '../../src/domain/colourOklch.ts';
import { defaultBrandColours, readBrandColours } from '../../src/domain/brand.ts';
import { deriveBrand } from '../../src/domain/brandDerive.ts';
import { grounds } from '../../src/domain/brandGrounds.ts';
import type { BrandColours } from '../../src/domain/brand.ts';
import type { Mode } from '../../src/domain/brandGrounds.ts';

const five = (Primary_Color: string, Secondary_Color: string, Hover_Color: string, Table_Header_Color: string, Table_Header_Text_Color: string): BrandColours => ({
  Primary_Color,
  Secondary_Color,
  Hover_Color,
  Table_Header_Color,
  Table_Header_Text_Color,
});
const sets: Readonly<Record<string, BrandColours>> = {
  default: defaultBrandColours,
  whiteOnWhite: five('#FFFFFF', '#FFFFFF', '#FFFFFF', '#FFFFFF', '#FFFFFF'),
  yellow: five('#FFD400', '#FFE97A', '#000000', '#FFD400', '#FFFFFF'),
  teal: five('#00796B', '#FF6F00', '#E0F2F1', '#004D40', '#FFFFFF'),
};

const expected: readonly (readonly [string, Mode, Readonly<Record<string, string>>])[] = [
  ['default', 'light', { frame: '#260029', frameHover: '#37143A', frameActive: '#442447', frameText2: '#D4CCD4', frameText3: '#AD9EAE', frameAccent: '#EC407A', onFrameAccent: '#1C1923', action: '#260029', actionHover: '#401F43', onAction: '#FFFFFF', actionEdge: '#260029', accent: '#EC407A', onAccent: '#1C1923', accentText: '#C80F5D', accentWash: '#FDEEF3', accentWash2: '#FCE0EA', hover: '#E5E9EB', head: '#FFFFFF', headText: '#000000' }],
  ['default', 'dark', { frame: '#100511', frameHover: '#231924', frameActive: '#312832', frameText2: '#CFCDCF', frameText3: '#A4A0A5', frameAccent: '#EC407A', onFrameAccent: '#1C1923', action: '#E2B1E4', actionHover: '#CA9FCD', onAction: '#1C1923', actionEdge: '#E2B1E4', accent: '#EC407A', onAccent: '#1C1923', accentText: '#FB4F86', accentWash: '#2F1B25', accentWash2: '#401E2C', hover: '#242728', head: '#1E1E1E', headText: '#EFEEF1' }],
  ['whiteOnWhite', 'light', { frame: '#2E2E2E', frameHover: '#3F3F3F', frameActive: '#4B4B4B', frameText2: '#D5D5D5', frameText3: '#B0B0B0', frameAccent: '#FFFFFF', onFrameAccent: '#1C1923', action: '#FFFFFF', actionHover: '#E4E3E5', onAction: '#1C1923', actionEdge: '#929292', accent: '#929292', onAccent: '#1C1923', accentText: '#6C6C6C', accentWash: '#F5F5F5', accentWash2: '#EEEEEE', hover: '#F4F3F6', head: '#FFFFFF', headText: '#1C1923' }],
  ['whiteOnWhite', 'dark', { frame: '#090909', frameHover: '#1D1D1D', frameActive: '#2B2B2B', frameText2: '#CECECE', frameText3: '#A2A2A2', frameAccent: '#FFFFFF', onFrameAccent: '#1C1923', action: '#FFFFFF', actionHover: '#E4E3E5', onAction: '#1C1923', actionEdge: '#FFFFFF', accent: '#FFFFFF', onAccent: '#1C1923', accentText: '#FFFFFF', accentWash: '#313033', accentWash2: '#444246', hover: '#262626', head: '#1E1E1E', headText: '#FFFFFF' }],
  ['yellow', 'light', { frame: '#382D00', frameHover: '#483E14', frameActive: '#544A24', frameText2: '#D7D5CC', frameText3: '#B3AF9E', frameAccent: '#FFE97A', onFrameAccent: '#1C1923', action: '#FFD400', actionHover: '#E4BE04', onAction: '#1C1923', actionEdge: '#AE9004', accent: '#A8920E', onAccent: '#1C1923', accentText: '#796900', accentWash: '#F7F5E9', accentWash2: '#F1EED8', hover: '#F2F2F2', head: '#FFD400', headText: '#1C1923' }],
  ['yellow', 'dark', { frame: '#0E0800', frameHover: '#211C14', frameActive: '#302B24', frameText2: '#CFCECC', frameText3: '#A3A19E', frameAccent: '#FFE97A', onFrameAccent: '#1C1923', action: '#FFD400', actionHover: '#E4BE04', onAction: '#1C1923', actionEdge: '#FFD400', accent: '#FFE97A', onAccent: '#1C1923', accentText: '#FFE97A', accentWash: '#312D25', accentWash2: '#443E2C', hover: '#262626', head: '#231E0D', headText: '#FFFFFF' }],
  ['teal', 'light', { frame: '#00372F', frameHover: '#144740', frameActive: '#24534C', frameText2: '#CCD7D5', frameText3: '#9EB3B0', frameAccent: '#FF6F00', onFrameAccent: '#1C1923', action: '#00796B', actionHover: '#006A5E', onAction: '#FFFFFF', actionEdge: '#00796B', accent: '#F56B02', onAccent: '#1C1923', accentText: '#B04B02', accentWash: '#FEF2E8', accentWash2: '#FDE7D7', hover: '#E0F2F1', head: '#004D40', headText: '#FFFFFF' }],
  ['teal', 'dark', { frame: '#000D0A', frameHover: '#14201E', frameActive: '#242F2C', frameText2: '#CCCFCE', frameText3: '#9EA3A2', frameAccent: '#FF6F00', onFrameAccent: '#1C1923', action: '#00796B', actionHover: '#006A5E', onAction: '#FFFFFF', actionEdge: '#00796B', accent: '#FF6F00', onAccent: '#1C1923', accentText: '#FF6F00', accentWash: '#312017', accentWash2: '#442715', hover: '#1B2929', head: '#004D40', headText: '#FFFFFF' }],
];

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const brand = fc.tuple(colour, colour, colour, colour, colour).map((colours) => five(...colours));

describe('the colours of an organisation', () => {
  it.each(expected)('derives %s in %s as the reference does', (name, mode, tokens) => {
    expect(deriveBrand(sets[name] ?? defaultBrandColours, mode)).toEqual(tokens);
  });

  it.each(['light', 'dark'] as const)('keeps every pair legible in %s whatever is chosen', (mode) => {
    const { surface, raised, text3, text } = grounds[mode];
    fc.assert(
      fc.property(brand, (colours) => {
        const t = deriveBrand(colours, mode);
        expect(contrast('#FFFFFF', t.frame)).toBeGreaterThanOrEqual(12);
        expect(contrast(t.frameAccent, t.frame)).toBeGreaterThanOrEqual(3);
        expect(contrast(t.onFrameAccent, t.frameAccent)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t.frameText3, t.frame)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t.onAction, t.action)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t.onAction, t.actionHover)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t.actionEdge, surface)).toBeGreaterThanOrEqual(3);
        expect(contrast(t.accent, surface)).toBeGreaterThanOrEqual(3);
        for (const ground of [surface, raised, t.accentWash, t.accentWash2, t.hover]) expect(contrast(t.accentText, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of [t.accentWash, t.hover]) expect(contrast(text3, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, t.accentWash2)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t.headText, t.head)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t.hover, surface)).toBeGreaterThanOrEqual(1.05);
        if (mode === 'light') expect(toOklch(t.frame)[0]).toBeLessThanOrEqual(0.4);
      }),
      { numRuns: 1000 },
    );
  });

  it('replaces what is not a colour by its default', () => {
    expect(readBrandColours({ Primary_Color: 'red;}', Secondary_Color: '#0af0af', Hover_Color: null })).toEqual({ ...defaultBrandColours, Secondary_Color: '#0AF0AF' });
    expect(readBrandColours(undefined)).toEqual(defaultBrandColours);
  });
});
