import type { IncomingMessage } from 'node:http';
import type { Refusal } from '../refuse.ts';
import { refuse } from '../refuse.ts';

/** The whole body; refuses with 413 as soon as more than `limit` bytes are announced or have arrived. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<Buffer> => {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) throw tooLarge(limit);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = part as Buffer;
    size += bytes.length;
    if (size > limit) throw tooLarge(limit);
    parts.push(bytes);
  }
  return Buffer.concat(parts);
};

const tooLarge = (limit: number): Refusal => refuse('BODY_TOO_LARGE', { words: { size: limit < 1_048_576 ? `${Math.floor(limit / 1024)} KB` : `${Math.floor(limit / 1_048_576)} MB` } });
