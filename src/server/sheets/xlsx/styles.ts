import { formatMeaning } from './number-format.ts';
import type { Meaning } from './number-format.ts';
import { attribute, plainXml, startTags } from './xml.ts';

/** For each cell style of the workbook, what a number under it means. */
export const readStyles = (xml: string): Meaning[] => {
  const source = plainXml(xml);
  const codes = new Map(startTags(source, 'numFmt').map((tag) => [Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '']));
  const cellFormats = source.match(/<(?:[\w.-]+:)?cellXfs[\s>][\s\S]*?<\/(?:[\w.-]+:)?cellXfs>/)?.[0] ?? '';
  return startTags(cellFormats, 'xf').map((tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return formatMeaning(id, codes.get(id));
  });
};
