/** A small document of Word: paragraphs, some of them headings. */
import { zipStream } from '../../../sheets/write/zip-stream.ts';

export type Paragraph = { readonly text: string; readonly style?: 'Title' | 'Heading1' };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const SIZES = { Title: 40, Heading1: 26 } as const;

const paragraph = ({ text, style }: Paragraph): string =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r>${style === undefined ? '' : `<w:rPr><w:b/><w:sz w:val="${SIZES[style]}"/></w:rPr>`}${text.split('\t').map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`).join('<w:tab/>')}</w:r></w:p>`;

const named = (id: 'Title' | 'Heading1', name: string): string => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;

const partsOf = (paragraphs: readonly Paragraph[]): readonly (readonly [name: string, body: string])[] => [
  ['[Content_Types].xml', `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/></Types>`],
  ['_rels/.rels', `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`],
  ['word/_rels/document.xml.rels', `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`],
  ['word/styles.xml', `${HEAD}<w:styles xmlns:w="${OFFICE}/wordprocessingml/2006/main">${named('Title', 'Title')}${named('Heading1', 'heading 1')}</w:styles>`],
  ['word/document.xml', `${HEAD}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`],
];

export const docxOf = async (paragraphs: readonly Paragraph[]): Promise<Buffer> => Buffer.concat(await Array.fromAsync(zipStream(partsOf(paragraphs).map(([name, text]) => ({ name, text: [text] })))));
