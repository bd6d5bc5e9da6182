/** Pages of A4 with Latin and Japanese letters, without a font in the file: each reader of PDF has Helvetica, and a face for the predefined Japanese one. */
import { PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts, beginText, endText, moveText, rgb, setFillingRgbColor, setFontAndSize, showText } from 'pdf-lib';
import type { PDFFont, PDFPage, PDFRef } from 'pdf-lib';
import { currencySigns } from '../../domain/values/amounts.ts';

const [WIDTH, HEIGHT, MARGIN] = [595.28, 841.89, 56];
const JAPANESE = 'HeiseiKakuGo-W5';

/** Kana, ideographs, their punctuation and full-width forms, as Adobe-Japan1 has them. */
const isJapanese = (sign: string): boolean => /^[\u3000-\u30FF\u31F0-\u31FF\u4E00-\u9FFF\uFF01-\uFFEF]$/u.test(sign);

const japaneseFont = ({ context }: PDFDocument): PDFRef => {
  const FontDescriptor = context.register(context.obj({ Type: 'FontDescriptor', FontName: JAPANESE, Flags: 4, FontBBox: [-92, -250, 1010, 922], ItalicAngle: 0, Ascent: 752, Descent: -221, CapHeight: 737, StemV: 114 }));
  const info = context.obj({ Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Japan1'), Supplement: 2 });
  const descendant = context.register(context.obj({ Type: 'Font', Subtype: 'CIDFontType0', BaseFont: JAPANESE, CIDSystemInfo: info, DW: 1000, FontDescriptor }));
  return context.register(context.obj({ Type: 'Font', Subtype: 'Type0', BaseFont: `${JAPANESE}-UniJIS-UTF16-H`, Encoding: 'UniJIS-UTF16-H', DescendantFonts: [descendant] }));
};

/** Signs of currencies that Helvetica does not have are written as their codes, as the amounts of a letter are. */
const written = (text: string): string =>
  text.replaceAll(/[₹₩₱₫฿₺₦]/g, (sign, at: number) => `${/\d/.test(text[at - 1] ?? '') ? ' ' : ''}${currencySigns[sign]!}${/\d/.test(text[at + 1] ?? '') ? ' ' : ''}`);

type Run = { readonly text: string; readonly isJapanese: boolean };
const runsOf = (text: string): Run[] => {
  const runs: Run[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    if (last?.isJapanese === isJapanese(sign)) runs[runs.length - 1] = { ...last, text: last.text + sign };
    else runs.push({ text: sign, isJapanese: isJapanese(sign) });
  }
  return runs;
};

const utf16 = (text: string): string => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');

export type Paper = {
  /** Paragraphs below each other; an empty line parts them. */
  readonly text: (text: string, style?: { readonly size?: number; readonly strong?: boolean; readonly gap?: number }) => void;
  /** Columns at shares of the width; all but the first at their right edge. */
  readonly row: (cells: readonly string[], style?: { readonly strong?: boolean; readonly line?: boolean }) => void;
  readonly picture: (bytes: Uint8Array, type: string) => Promise<void>;
  readonly save: () => Promise<Buffer>;
};

/** Signs of a text that no letter of the paper has. */
export const unwritable = async (text: string): Promise<readonly string[]> => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  const known = new Set(font.getCharacterSet());
  return [...new Set([...written(text)].filter((sign) => !/\s/.test(sign) && !known.has(sign.codePointAt(0)!) && !isJapanese(sign)))];
};

export const newPaper = async (title: string, at: Date): Promise<Paper> => {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setCreationDate(at);
  document.setModificationDate(at);
  const fonts = { plain: await document.embedFont(StandardFonts.Helvetica), strong: await document.embedFont(StandardFonts.HelveticaBold) };
  const japanese = japaneseFont(document);
  let page: PDFPage;
  let y = 0;
  const turn = (): void => {
    page = document.addPage([WIDTH, HEIGHT]);
    page.node.setFontDictionary(PDFName.of('J'), japanese);
    y = HEIGHT - MARGIN;
  };
  turn();
  const widthOf = (text: string, size: number, font: PDFFont): number => runsOf(text).reduce((sum, run) => sum + (run.isJapanese ? Array.from(run.text).length * size : font.widthOfTextAtSize(run.text, size)), 0);
  const draw = (text: string, x: number, size: number, font: PDFFont): void => {
    let left = x;
    for (const run of runsOf(text)) {
      if (run.isJapanese) page.pushOperators(beginText(), setFillingRgbColor(0, 0, 0), setFontAndSize('J', size), moveText(left, y), showText(PDFHexString.of(utf16(run.text))), endText());
      else page.drawText(run.text, { x: left, y, size, font, color: rgb(0, 0, 0) });
      left += widthOf(run.text, size, font);
    }
  };
  /** Words of Latin letters stay whole where a line takes them; Japanese breaks anywhere. */
  const wrapped = (text: string, size: number, font: PDFFont, width: number): string[] => {
    const lines: string[] = [];
    let line = '';
    for (const piece of text.match(/[\u3000-\u30FF\u31F0-\u31FF\u4E00-\u9FFF\uFF01-\uFFEF]|\s+|[^\s\u3000-\u30FF\u31F0-\u31FF\u4E00-\u9FFF\uFF01-\uFFEF]+/gu) ?? []) {
      if (line !== '' && widthOf(line + piece.trimEnd(), size, font) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      for (const sign of line === '' ? piece.trimStart() : piece) {
        // A space goes with the line that it ends.
        if (line !== '' && sign.trim() !== '' && widthOf(line + sign, size, font) > width) {
          lines.push(line.trimEnd());
          line = '';
        }
        line += sign;
      }
    }
    return [...lines, line.trimEnd()];
  };
  const down = (by: number): void => {
    y -= by;
    if (y < MARGIN) turn();
  };
  return {
    text: (text, { size = 10.5, strong = false, gap = 0 } = {}) => {
      const font = strong ? fonts.strong : fonts.plain;
      for (const paragraph of written(text).replaceAll(/[^\S\n\u3000]/g, ' ').split('\n'))
        for (const line of wrapped(paragraph, size, font, WIDTH - 2 * MARGIN)) {
          down(size * 1.5);
          draw(line, MARGIN, size, font);
        }
      down(gap);
    },
    row: (cells, { strong = false, line = true } = {}) => {
      const font = strong ? fonts.strong : fonts.plain;
      const edges = [MARGIN, WIDTH - MARGIN - 135, WIDTH - MARGIN];
      const [name = '', ...others] = cells;
      const names = wrapped(written(name).replaceAll(/[^\S\u3000]/g, ' '), 9.5, font, WIDTH - 2 * MARGIN - 270);
      if (y - names.length * 15 < MARGIN) turn();
      for (const [index, part] of names.entries()) {
        down(15);
        draw(part, edges[0]!, 9.5, font);
        if (index === 0) for (const [column, cell] of others.entries()) draw(cell, edges[column + 1]! - widthOf(cell, 9.5, font), 9.5, font);
      }
      if (line) page.drawLine({ start: { x: MARGIN, y: y - 4 }, end: { x: WIDTH - MARGIN, y: y - 4 }, thickness: 0.5, color: rgb(0.8, 0.8, 0.8) });
    },
    picture: async (bytes, type) => {
      const image = type === 'image/png' ? await document.embedPng(bytes) : await document.embedJpg(bytes);
      const { width, height } = image.scaleToFit(180, 48);
      down(height);
      page.drawImage(image, { x: MARGIN, y, width, height });
      down(12);
    },
    save: async () => Buffer.from(await document.save()),
  };
};
