/** A resume of Word: paragraphs of its body and its first page head. No DOCTYPE, nothing outside the file is asked for. */
import type { ResumeLine, ResumeText } from '../../../domain/resume/line.ts';
import { readWholeXml } from '../../sheets/xlsx/part.ts';
import { attribute, plainXml, startTags, unescapeXml } from '../../sheets/xlsx/xml.ts';
import { readZipDirectory, type ZipEntry } from '../../sheets/xlsx/zip-directory.ts';
import { resumeLimits } from './limits.ts';
import { ResumeRefusal } from './refusal.ts';

/** Word writes a text box twice, the second time for old programs. */
const withoutTwins = (xml: string): string => plainXml(xml).replace(/<mc:Fallback[\s>][\s\S]*?<\/mc:Fallback>/g, '');

const TAG = /<(\/?)w:(p|t|tab|br|cr|pStyle|tr|tc|sz|outlineLvl|delText|instrText)(?=[\s/>])([^>]*)>/g;

const headingStyle = /^(heading|title|titre|berschrift|t[ií]tulo|kop|\d+$)/i;

type Paragraph = { text: string; size: number; isHeading: boolean };

/** Cells of a table's row stand on one line, parted by tabs, while each holds one paragraph. */
const paragraphsOf = (xml: string): Paragraph[] => {
  const found: Paragraph[] = [];
  let open: Paragraph | undefined;
  let start = -1;
  const source = withoutTwins(xml);
  const end = (): void => {
    if (open) found.push(open);
    open = undefined;
  };
  for (const match of source.matchAll(TAG)) {
    const [whole, closing = '', name = '', rest = ''] = match;
    const isEmpty = rest.endsWith('/');
    if (name === 'p') {
      if (closing || isEmpty) end();
      if (isEmpty) found.push({ text: '', size: 0, isHeading: false });
      else if (!closing) {
        // A text box stands inside a paragraph: what was there before is a line of its own.
        if (open && open.text !== '') end();
        open = { text: '', size: 0, isHeading: false };
      }
    } else if (name === 'tr' && closing === '') found.push({ text: '', size: -1, isHeading: false });
    else if (!open) continue;
    else if (name === 't') {
      if (closing) open.text += start < 0 ? '' : unescapeXml(source.slice(start, match.index));
      start = closing || isEmpty ? -1 : match.index + whole.length;
    } else if (closing) continue;
    else if (name === 'tab') open.text += '\t';
    else if (name === 'br' || name === 'cr') open.text += '\n';
    else if (name === 'sz') open.size = Math.max(open.size, Number(attribute(whole, 'w:val') ?? 0));
    else if (name === 'outlineLvl') open.isHeading = true;
    else if (name === 'pStyle') open.isHeading ||= headingStyle.test(attribute(whole, 'w:val') ?? '');
  }
  end();
  return found;
};

const usualSize = (paragraphs: readonly Paragraph[]): number => {
  const lengths = new Map<number, number>();
  for (const { size, text } of paragraphs) if (size > 0) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  return [...lengths].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 22;
};

const linesOf = (paragraphs: readonly Paragraph[]): ResumeLine[] => {
  const usual = usualSize(paragraphs);
  const lines: ResumeLine[] = [];
  let isApart = true;
  for (const { text, size, isHeading } of paragraphs) {
    if (text.trim() === '') isApart = true;
    for (const line of text.split('\n')) {
      if (line.trim() === '') continue;
      lines.push({ text: line.trim(), size: size > 0 ? size / usual : 1, isHeading, isApart });
      isApart = false;
    }
  }
  return lines;
};

const partOf = async (bytes: Buffer, entry: ZipEntry | undefined): Promise<string> => {
  if (!entry) return '';
  if (entry.unpacked > resumeLimits.partBytes) throw new ResumeRefusal('bomb');
  return readWholeXml(bytes, entry);
};

export const docxLines = async (bytes: Buffer): Promise<ResumeText> => {
  const parts = readZipDirectory(bytes);
  if (parts.size > resumeLimits.entries) throw new ResumeRefusal('bomb');
  const body = parts.get('word/document.xml');
  if (!body) throw new ResumeRefusal('damaged');
  const heads = [...parts.keys()].filter((name) => /^word\/header\d*\.xml$/.test(name)).sort().slice(0, 3);
  const headings = await Promise.all(heads.map((name) => partOf(bytes, parts.get(name))));
  const own = paragraphsOf(await partOf(bytes, body));
  const seen = new Set<string>();
  const above = headings.flatMap(paragraphsOf).filter(({ text }) => text.trim() !== '' && !seen.has(text) && seen.add(text));
  const relations = plainXml(await partOf(bytes, parts.get('word/_rels/document.xml.rels')));
  const links = startTags(relations, 'Relationship').filter((tag) => attribute(tag, 'Type')?.endsWith('/hyperlink') === true).flatMap((tag) => attribute(tag, 'Target') ?? []);
  return { lines: linesOf([...above, ...own]), links, pages: 1, readPages: 1 };
};
