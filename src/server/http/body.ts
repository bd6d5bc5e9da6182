import type { IncomingMessage } from 'node:http';
import { refuse, Refusal } from '../refuse.ts';

/** The whole body; refuses with 413, or as `tooLarge` says, as soon as more than `limit` bytes are announced or have arrived. */
export const readBody = async (request: IncomingMessage, limit: number, tooLarge = (): Refusal => usual(limit)): Promise<Buffer> => {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) throw tooLarge();
  const late = setTimeout(() => request.destroy(), patience(announced > 0 ? announced : limit)).unref();
  try {
    return await collect(request, limit, tooLarge);
  } catch (error) {
    if (error instanceof Refusal || !request.destroyed) throw error;
    throw refuse('MALFORMED_REQUEST');
  } finally {
    clearTimeout(late);
  }
};

/** Milliseconds that a body of so many bytes may take: whoever sends slower than 32 KB a second holds a place that others need. */
const patience = (bytes: number): number => 15_000 + bytes / 32;

const collect = async (request: IncomingMessage, limit: number, tooLarge: () => Refusal): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = part as Buffer;
    size += bytes.length;
    if (size > limit) throw tooLarge();
    parts.push(bytes);
  }
  return Buffer.concat(parts);
};

const usual = (limit: number): Refusal => refuse('BODY_TOO_LARGE', { words: { size: limit < 1_048_576 ? `${Math.floor(limit / 1024)} KB` : `${Math.floor(limit / 1_048_576)} MB` } });
