import { refuseCrossSite } from '../auth/read-input.ts';
import { readBody } from '../http/body.ts';
import type { Context } from '../http/route.ts';
import { isStorable } from '../http/storable-text.ts';
import { refuse } from '../refuse.ts';
import { tooLargeFile } from '../files/accept.ts';

/** What one file of a stranger may be; the texts of a form come on top. */
export const MOST_FILE_BYTES = 5_000_000;
const MOST_TEXT_BYTES = 200_000;

export type SentFile = { readonly name: string; readonly bytes: Buffer };
export type Sent = { /** Whether the form asked it at all. */ readonly has: (name: string) => boolean; readonly text: (name: string) => string; readonly texts: (name: string) => readonly string[]; readonly file: (name: string) => SentFile | null };

/** A form that a page of this very site sent, with files of so many bytes together or without. Refuses what is larger, other kinds of bodies, and text that no database keeps. */
export const readForm = async (context: Pick<Context, 'request'>, mostFileBytes = MOST_FILE_BYTES): Promise<Sent> => {
  refuseCrossSite(context);
  const type = String(context.request.headers['content-type'] ?? '');
  const hasFiles = /^multipart\/form-data\s*;/i.test(type);
  if (!hasFiles && !/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw refuse('MEDIA_TYPE');
  const bytes = await readBody(context.request, hasFiles ? mostFileBytes + MOST_TEXT_BYTES : MOST_TEXT_BYTES, () => tooLargeFile(mostFileBytes));
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => {
    throw refuse('MALFORMED_REQUEST');
  });
  const texts = new Map<string, string[]>();
  const files = new Map<string, SentFile>();
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value.replaceAll('\r\n', '\n')]);
    // An input of which nothing was chosen sends an empty file without a name.
    else if (value.size > 0 || value.name !== '') files.set(name, { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  if (!isStorable(Object.fromEntries(texts)) || !isStorable([...files.values()].map(({ name }) => name))) throw refuse('TEXT_NOT_STORABLE');
  return { has: (name) => texts.has(name) || files.has(name), text: (name) => (texts.get(name)?.[0] ?? '').trim(), texts: (name) => texts.get(name) ?? [], file: (name) => files.get(name) ?? null };
};
