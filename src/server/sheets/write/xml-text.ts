import { limits } from '../limits.ts';

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Text as XML character data: entities, control characters as `_x0001_`, lone surrogates replaced, no longer than a cell may be (the rest is cut with '…'). */
export const xmlText = (text: string): string => {
  const short = text.length > limits.cellLength ? `${text.slice(0, limits.cellLength - 1)}…` : text;
  return short
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities.get(sign) ?? sign)
    // oxlint-disable-next-line no-control-regex -- exactly these may not stand in XML
    .replace(/[\u0000-\u0008\u000b\u000c\r\u000e-\u001f\ufffe\uffff]/g, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`);
};
