import { posix } from 'node:path';
import { FileRefusal } from '../refusal.ts';
import { readWholeXml } from './part.ts';
import { readStyles } from './styles.ts';
import type { Meaning } from './number-format.ts';
import { attribute, plainXml, startTags } from './xml.ts';
import type { ZipEntry } from './zip-directory.ts';

export type Workbook = {
  readonly sheets: readonly { readonly name: string; readonly entry: ZipEntry; readonly hidden: boolean }[];
  readonly strings: ZipEntry | undefined;
  readonly meanings: readonly Meaning[];
  readonly from1904: boolean;
};

type Relation = { readonly type: string; readonly target: string };

const readRelations = async (file: Buffer, parts: ReadonlyMap<string, ZipEntry>, owner: string): Promise<Map<string, Relation>> => {
  const folder = posix.dirname(owner);
  const entry = parts.get(posix.join(folder, '_rels', `${posix.basename(owner)}.rels`));
  const relations = new Map<string, Relation>();
  if (!entry) return relations;
  for (const tag of startTags(plainXml(await readWholeXml(file, entry)), 'Relationship')) {
    const target = attribute(tag, 'Target') ?? '';
    if (attribute(tag, 'TargetMode') === 'External') continue;
    const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
    relations.set(attribute(tag, 'Id') ?? '', { type: (attribute(tag, 'Type') ?? '').replace(/^.*\//, ''), target: path });
  }
  return relations;
};

/** What else an archive may be, so that the refusal names it. */
const refuseOther = (parts: ReadonlyMap<string, ZipEntry>): never => {
  const has = (prefix: string): boolean => [...parts.keys()].some((name) => name.startsWith(prefix));
  if (has('word/')) throw new FileRefusal('unknownKind', { kind: 'DOCX' });
  if (has('ppt/')) throw new FileRefusal('unknownKind', { kind: 'PPTX' });
  if (has('xl/workbook.bin')) throw new FileRefusal('unknownKind', { kind: 'XLSB' });
  if (has('content.xml')) throw new FileRefusal('unknownKind', { kind: 'ODS' });
  throw new FileRefusal('unknownKind', { kind: 'ZIP' });
};

/** The sheets, styles and date system of a workbook. Throws FileRefusal where the archive is something else or a part is missing. */
export const openWorkbook = async (file: Buffer, parts: ReadonlyMap<string, ZipEntry>): Promise<Workbook> => {
  const root = await readRelations(file, parts, '.');
  const main = [...root.values()].find((relation) => relation.type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const entry = parts.get(main);
  if (!entry || !main.endsWith('.xml') || !main.startsWith('xl/')) return refuseOther(parts);
  const xml = plainXml(await readWholeXml(file, entry));
  const relations = await readRelations(file, parts, main);
  const part = (type: string): ZipEntry | undefined => parts.get([...relations.values()].find((relation) => relation.type === type)?.target ?? '');
  const sheets = startTags(xml, 'sheet').flatMap((tag) => {
    const id = tag.match(/\s[\w.-]+:id=["']([^"']*)["']/)?.[1] ?? '';
    const relation = relations.get(id);
    if (relation?.type !== 'worksheet') return [];
    const sheet = parts.get(relation.target);
    if (!sheet) throw new FileRefusal('damaged');
    return [{ name: attribute(tag, 'name') ?? '', entry: sheet, hidden: (attribute(tag, 'state') ?? 'visible') !== 'visible' }];
  });
  const styles = part('styles');
  const properties = startTags(xml, 'workbookPr')[0] ?? '';
  return {
    sheets,
    strings: part('sharedStrings'),
    meanings: styles ? readStyles(await readWholeXml(file, styles)) : [],
    from1904: /^(1|true)$/.test(attribute(properties, 'date1904') ?? ''),
  };
};
