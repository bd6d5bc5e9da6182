/** HTML as text, for the pages that strangers see: what is put into a template is escaped unless it is HTML of a template already. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Made by `html` and `trusted` only: no value that came from outside is ever one. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Html | string | number | false | null | undefined | readonly Part[];

const written = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return part ? part.map(written).join('') : '';
};

/** Attribute values must stand in double quotes. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => new Html(texts.map((text, at) => text + (at < parts.length ? written(parts[at]) : '')).join(''));

/** For text that this code wrote itself: a style, a picture, JSON that was made safe. */
export const trusted = (text: string): Html => new Html(text);
