/** HTML that people wrote, for a mail: made anew from the elements that are known, so that nothing else gets through. */
import { safeUrl } from '../../domain/safeUrl.ts';

const KEPT = new Set(['a', 'b', 'blockquote', 'br', 'code', 'div', 'em', 'h1', 'h2', 'h3', 'h4', 'hr', 'i', 'li', 'ol', 'p', 'pre', 'span', 'strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul']);
const EMPTY = new Set(['br', 'hr']);
/** What stands inside is no text. */
const DROPPED = /<(script|style|iframe|object|template|noscript|title|textarea|svg|math|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const BLOCKS = /<\/(?:p|div|h\d|li|tr|blockquote|table|ul|ol)>|<br>|<hr>/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));?/gi, (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
const escaped = (text: string): string => decoded(text).replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

const linkOf = (attributes: string): string => {
  const [, quoted, single, bare] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const address = safeUrl(decoded(quoted ?? single ?? bare ?? ''));
  return address === null ? '<a>' : `<a href="${escaped(address)}">`;
};

/** Known elements without attributes, links to addresses that are safe, every other sign escaped; each element closed. */
export const cleanHtml = (html: string): string => {
  const text = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(DROPPED, '');
  const open: string[] = [];
  let out = '';
  let last = 0;
  for (const found of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>|<[/!?][^>]*>/gi)) {
    out += escaped(text.slice(last, found.index));
    last = found.index + found[0].length;
    const name = (found[2] ?? '').toLowerCase();
    if (!KEPT.has(name)) continue;
    if (EMPTY.has(name)) out += found[1] === '' ? `<${name}>` : '';
    else if (found[1] === '') {
      open.push(name);
      out += name === 'a' ? linkOf(found[3]!) : `<${name}>`;
    } else if (open.includes(name)) {
      for (let closed = open.pop(); closed !== undefined; closed = open.pop()) {
        out += `</${closed}>`;
        if (closed === name) break;
      }
    }
  }
  out += escaped(text.slice(last));
  return out + open.reverse().map((name) => `</${name}>`).join('');
};

/** The words of cleaned HTML, a line for each block. */
export const textOfHtml = (clean: string): string =>
  decoded(clean.replace(BLOCKS, '\n').replace(/<[^>]*>/g, ''))
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
