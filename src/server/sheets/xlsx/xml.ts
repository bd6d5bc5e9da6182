const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const character = (whole: string, name: string): string => {
  if (name.startsWith('#')) {
    const code = name[1] === 'x' || name[1] === 'X' ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
    return Number.isFinite(code) && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  }
  return named.get(name) ?? whole;
};

/** Character data of a sheet as people see it: the five entities, numeric ones, Excel's `_x000D_` escapes and CRLF as a line feed. */
export const unescapeXml = (text: string): string => {
  let plain = text.includes('&') ? text.replace(/&(#?\w+);/g, character) : text;
  if (plain.includes('_x')) plain = plain.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return plain.includes('\r') ? plain.replace(/\r\n?/g, '\n') : plain;
};

/** An attribute of a start tag's text, or undefined. */
export const attribute = (tag: string, name: string): string | undefined => {
  for (let at = tag.indexOf(`${name}=`); at > 0; at = tag.indexOf(`${name}=`, at + 1)) {
    if (tag.charCodeAt(at - 1) > 32) continue;
    const quote = tag.charAt(at + name.length + 1);
    const end = tag.indexOf(quote, at + name.length + 2);
    return end < 0 ? undefined : unescapeXml(tag.slice(at + name.length + 2, end));
  }
  return undefined;
};

/** All start tags of a local name, whatever their prefix (`<row …>` and `<x:row …>`). */
export const startTags = (xml: string, localName: string): string[] => xml.match(new RegExp(`<(?:[\\w.-]+:)?${localName}(?=[\\s/>])[^>]*>`, 'g')) ?? [];

/** Comments are dropped and CDATA becomes plain text; only unusual writers use them. */
export const plainXml = (xml: string): string =>
  xml.includes('<!')
    ? xml
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'))
    : xml;

/** The prefix in front of every element of this part's own namespace, with its colon, or ''. */
export const elementPrefix = (xml: string, root: string): string => xml.match(new RegExp(`<([\\w.-]+:)?${root}[\\s>]`))?.[1] ?? '';
