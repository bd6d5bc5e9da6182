import { xmlText } from './xml-text.ts';
import type { ZipPart } from './zip-stream.ts';

export type WrittenSheet = { readonly name: string; readonly hidden: boolean };

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Excel takes 31 characters and none of `[]:*?/\`. */
export const plainSheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').replace(/^'+|'+$/g, '').trim().slice(0, 31);

/** No two sheets of the same name. */
const sheetNames = (sheets: readonly WrittenSheet[]): string[] => {
  const taken = new Set<string>();
  return sheets.map(({ name }, index) => {
    const plain = plainSheetName(name) || `Sheet${index + 1}`;
    const free = taken.has(plain.toLowerCase()) ? `${plain.slice(0, 26)} (${index + 1})` : plain;
    taken.add(free.toLowerCase());
    return free;
  });
};

/** The parts around the sheets; written after them, when their number is known. */
export function* workbookParts(sheets: readonly WrittenSheet[], styles: string): Generator<ZipPart> {
  const names = sheetNames(sheets);
  const part = (name: string, text: string): ZipPart => ({ name, text: [text] });
  const overrides = names.map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${type}.worksheet+xml"/>`).join('');
  yield part(
    '[Content_Types].xml',
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${overrides}</Types>`,
  );
  yield part('_rels/.rels', `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`);
  const tags = names.map((name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}"${sheets[index]?.hidden === true ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`).join('');
  yield part('xl/workbook.xml', `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${tags}</sheets></workbook>`);
  const links = names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('');
  yield part(
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="${relations}">${links}<Relationship Id="rId${names.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  );
  yield part('xl/styles.xml', styles);
}
