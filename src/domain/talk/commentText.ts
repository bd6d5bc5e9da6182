/** What people write on records: plain text in which `@[name](user:12)` names a person and addresses of the web are links. */
import { safeUrl } from '../safeUrl.ts';

/** Characters as people count them, of what was written. */
export const MOST_COMMENT = 10_000;
/** People that one comment may name. */
export const MOST_MENTIONS = 50;

export type Mention = { readonly userId: string; /** As it was written; kept texts leave it empty. */ readonly name: string };
export type CommentPart = { readonly kind: 'TEXT'; readonly text: string } | ({ readonly kind: 'MENTION' } & Mention) | { readonly kind: 'LINK'; readonly address: string };

const TOKEN = /@\[([^[\]\n]{0,200})\]\(user:([1-9]\d{0,17})\)/g;
const ADDRESS = /https?:\/\/[^\s<>"'`、。「」（）]+/gi;

/** A mention as it stands in a text. */
export const mentionToken = ({ userId, name }: Mention): string => `@[${name.replace(/[[\]\n]/g, ' ')}](user:${userId})`;

/** What ends a sentence is no part of an address, nor is a bracket that was opened before it. */
const withoutEnd = (address: string): string => {
  const end = address.replace(/[.,;:!?*_~]+$/, '');
  const isOpen = end.endsWith(')') && end.split(')').length > end.split('(').length;
  if (isOpen) return withoutEnd(end.slice(0, -1));
  return end;
};

const linked = (text: string): CommentPart[] => {
  const parts: CommentPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    if (safeUrl(address) === null) continue;
    if (index > from) parts.push({ kind: 'TEXT', text: text.slice(from, index) });
    parts.push({ kind: 'LINK', address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ kind: 'TEXT', text: text.slice(from) });
  return parts;
};

/** A text in its parts, in order. Only http and https become links. */
export const commentParts = (text: string): readonly CommentPart[] => {
  const parts: CommentPart[] = [];
  let from = 0;
  for (const { 0: token, 1: name = '', 2: userId = '', index } of text.matchAll(TOKEN)) {
    parts.push(...linked(text.slice(from, index)), { kind: 'MENTION', userId, name });
    from = index + token.length;
  }
  return [...parts, ...linked(text.slice(from))];
};

/** Everybody whom a text names, once. */
export const mentionsIn = (text: string): readonly string[] => [...new Set([...text.matchAll(TOKEN)].map(([, , userId = '']) => userId))];

/** A text with each mention written as told. */
export const withMentions = (text: string, write: (mention: Mention) => string): string => text.replace(TOKEN, (_, name: string, userId: string) => write({ userId, name }));

/** One kind of line break, no signs that cannot be seen but act (line breaks and tabs stay), nothing around it. */
export const cleanComment = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();

/** Characters of a text as its reader counts them, a mention by its name. */
export const commentLength = (text: string): number => [...withMentions(text, ({ name }) => `@${name}`)].length;
