import { unescapeXml } from './xml.ts';

/** The text of a string item: its plain text or its formatted runs joined, without phonetic guides (`rPh`, the furigana of Japanese cells). */
export const itemText = (xml: string, prefix: string): string => {
  const open = `<${prefix}t`;
  const close = `</${prefix}t>`;
  const source = xml.includes(`<${prefix}rPh`) ? xml.replace(new RegExp(`<${prefix}rPh[\\s>][\\s\\S]*?</${prefix}rPh>`, 'g'), '') : xml;
  let text = '';
  for (let at = source.indexOf(open); at >= 0; at = source.indexOf(open, at + 1)) {
    const next = source.charCodeAt(at + open.length);
    if (next !== 62 && next !== 32 && next !== 10) continue;
    const start = source.indexOf('>', at) + 1;
    if (source.charCodeAt(start - 2) === 47) continue;
    const end = source.indexOf(close, start);
    if (end < 0) break;
    text += source.slice(start, end);
    at = end;
  }
  return unescapeXml(text);
};
