import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';
import { neutralInks } from './inks.ts';
import { MARGIN, drawChart, linesOfCard } from './drawChart.ts';
import { chartPng } from './png.ts';
import { cutTo } from './surface.ts';
import type { PDFFont, PDFPage } from 'pdf-lib';
import type { Layout } from '../layout.ts';
import type { PaperWords } from './drawChart.ts';
import type { Ink, Surface } from './surface.ts';

/** Points of a side that readers of PDF open (200 inches). */
const SIDE = 14_400;

const colourOf = (ink: Ink) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(neutralInks[ink].slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
};

/** A page counts upwards, the chart downwards. */
const on = (page: PDFPage, fonts: Readonly<Record<'plain' | 'strong', PDFFont>>, at: { readonly left: number; readonly top: number; readonly scale: number; readonly height: number }): Surface => {
  const across = (x: number): number => (x - at.left) * at.scale;
  const up = (y: number): number => at.height - (y - at.top) * at.scale;
  const pair = (x: number, y: number): string => `${across(x).toFixed(2)} ${((y - at.top) * at.scale).toFixed(2)}`;
  return {
    lines: (runs) => {
      const path = runs.map((run) => `M ${run.flatMap((x, index) => (index % 2 === 0 ? [pair(x, run[index + 1]!)] : [])).join(' L ')}`).join(' ');
      page.drawSvgPath(path, { x: 0, y: at.height, borderColor: colourOf('line'), borderWidth: Math.max(0.2, at.scale) });
    },
    card: (x, y, width, height, ink) => page.drawRectangle({ x: across(x), y: up(y + height), width: width * at.scale, height: height * at.scale, color: colourOf('paper'), borderColor: colourOf(ink), borderWidth: Math.max(0.2, at.scale) }),
    words: (text, x, y, width, size, weight, ink) => {
      const font = fonts[weight];
      page.drawText(cutTo(text, width, (part) => font.widthOfTextAtSize(part, size)), { x: across(x), y: up(y), size: size * at.scale, font, color: colourOf(ink) });
    },
  };
};

/** Whether the fonts that every reader of PDF has can write all of it; they have no Japanese. */
const isWritable = (layout: Layout, words: PaperWords, font: PDFFont): boolean => {
  const known = new Set(font.getCharacterSet());
  return layout.boxes.every(({ line }) => linesOfCard(line.node, words).every((text) => [...text].every((sign) => known.has(sign.codePointAt(0)!))));
};

/** The chart on one page of its size: lines and letters, or a picture where the letters are not among those that every reader has. */
export const chartPdf = async (layout: Layout, words: PaperWords): Promise<Blob> => {
  const document = await PDFDocument.create();
  const fonts = { plain: await document.embedFont(StandardFonts.Helvetica), strong: await document.embedFont(StandardFonts.HelveticaBold) };
  const size = { width: layout.width + 2 * MARGIN, height: layout.height + 2 * MARGIN };
  const scale = Math.min(0.75, SIDE / size.width, SIDE / size.height);
  const page = document.addPage([size.width * scale, size.height * scale]);
  if (isWritable(layout, words, fonts.plain)) drawChart(on(page, fonts, { left: layout.left - MARGIN, top: layout.top - MARGIN, scale, height: page.getHeight() }), layout, words);
  else page.drawImage(await document.embedPng(await (await chartPng(layout, words)).arrayBuffer()), { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() });
  return new Blob([Uint8Array.from(await document.save())], { type: 'application/pdf' });
};
