import { limits } from '../limits.ts';
import { FileRefusal } from '../refusal.ts';
import { readXml } from './part.ts';
import { itemText } from './text-runs.ts';
import { elementPrefix, plainXml } from './xml.ts';
import type { ZipEntry } from './zip-directory.ts';

/** The workbook's table of texts, in order; cells refer to it by number. */
export const readSharedStrings = async (file: Buffer, entry: ZipEntry | undefined): Promise<string[]> => {
  const strings: string[] = [];
  if (!entry) return strings;
  let carry = '';
  let prefix: string | undefined;
  for await (const piece of readXml(file, entry)) {
    const text = carry + piece;
    prefix ??= elementPrefix(text, 'sst');
    const end = text.lastIndexOf(`</${prefix}si>`);
    const whole = end < 0 ? '' : text.slice(0, end + prefix.length + 5);
    carry = text.slice(whole.length);
    if (carry.length > limits.rowBytes) throw new FileRefusal('damaged');
    takeItems(plainXml(whole), prefix, strings);
  }
  takeItems(plainXml(carry), prefix ?? '', strings);
  return strings;
};

const takeItems = (xml: string, prefix: string, strings: string[]): void => {
  const open = `<${prefix}si`;
  const close = `</${prefix}si>`;
  for (let at = xml.indexOf(open); at >= 0; ) {
    const start = xml.indexOf('>', at);
    if (start < 0) return;
    if (xml.charCodeAt(start - 1) === 47) {
      strings.push('');
      at = xml.indexOf(open, start);
      continue;
    }
    const end = xml.indexOf(close, start);
    if (end < 0) return;
    strings.push(itemText(xml.slice(start + 1, end), prefix));
    at = xml.indexOf(open, end);
  }
};
