/** A resume of PDF: its text by where it stands on the page, so that two columns are read one after the other. */
import { fileURLToPath } from 'node:url';
import { getDocumentProxy } from 'unpdf';
import type { ResumeText } from '../../../domain/resume/line.ts';
import { linesOfPages, type Piece } from './page-lines.ts';
import { resumeLimits } from './limits.ts';
import { ResumeRefusal } from './refusal.ts';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/** How letters of Japanese, Chinese and Korean are numbered where a file brings no font; `unpdf` has none of them. See decision 0059. */
const characterMaps = `${fileURLToPath(new URL('cmaps', import.meta.url))}/`;

const opened = async (bytes: Buffer): Promise<Document> => {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { disableFontFace: true, useSystemFonts: false, stopAtErrors: false, cMapUrl: characterMaps, cMapPacked: true });
  } catch (error) {
    // What the system refuses is no fault of the file.
    if ((error as NodeJS.ErrnoException).code !== undefined && (error as Error).name === 'Error') throw error;
    throw new ResumeRefusal((error as Error).name === 'PasswordException' ? 'password' : 'damaged');
  }
};

/** Text that lies on its side is no part of the lines. */
const piecesOf = async (page: Page): Promise<Piece[]> => {
  const { items } = await page.getTextContent();
  const height = page.view[3] ?? 0;
  return items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, across = 0, , up = 0, x = 0, y = 0] = item.transform as number[];
    if (Math.abs(across) > Math.abs(up)) return [];
    return [{ text: item.str, x, y: height - y, width: item.width, size: Math.abs(up) || item.height }];
  });
};

const linksOf = async (page: Page): Promise<string[]> => {
  const notes = (await page.getAnnotations()) as readonly { readonly url?: string; readonly unsafeUrl?: string }[];
  return notes.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []);
};

/** Throws ResumeRefusal for one with a password, without text (a scan) or that cannot be read. */
export const pdfLines = async (bytes: Buffer): Promise<ResumeText> => {
  const document = await opened(bytes);
  const readPages = Math.min(document.numPages, resumeLimits.pages);
  const pages: Piece[][] = [];
  const links: string[] = [];
  for (let number = 1; number <= readPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(await piecesOf(page));
    links.push(...(await linksOf(page)));
    page.cleanup();
  }
  if (pages.flat().reduce((sum, { text }) => sum + text.trim().length, 0) < 20) throw new ResumeRefusal('scan');
  return { lines: linesOfPages(pages), links: [...new Set(links)], pages: document.numPages, readPages };
};
