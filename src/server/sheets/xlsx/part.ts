import { createInflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';
import { limits } from '../limits.ts';
import { FileRefusal } from '../refusal.ts';
import type { ZipEntry } from './zip-directory.ts';

const packedBytes = (file: Buffer, entry: ZipEntry): Buffer => {
  if (file.readUInt32LE(entry.offset) !== 0x04034b50) throw new FileRefusal('damaged');
  const start = entry.offset + 30 + file.readUInt16LE(entry.offset + 26) + file.readUInt16LE(entry.offset + 28);
  if (start + entry.packed > file.length) throw new FileRefusal('truncated');
  return file.subarray(start, start + entry.packed);
};

/** The bytes of a part, unpacked piece by piece; a part that unpacks to more than its directory says is a bomb. */
export async function* unpackPart(file: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = packedBytes(file, entry);
  if (entry.method === 0) {
    yield packed;
    return;
  }
  const source = Readable.from([packed]).pipe(createInflateRaw({ chunkSize: 512 * 1024 }));
  let size = 0;
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > entry.unpacked || size > limits.unpackedBytes) throw new FileRefusal('bomb');
      yield piece;
    }
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
    throw new FileRefusal((error as NodeJS.ErrnoException).code === 'Z_BUF_ERROR' ? 'truncated' : 'damaged');
  }
  if (size < entry.unpacked) throw new FileRefusal('truncated');
}

const decoderFor = (head: Buffer): InstanceType<typeof TextDecoder> => {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le');
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be');
  const declared = head.toString('latin1', 0, 200).match(/^[^>]*encoding=["']([^"']+)["']/)?.[1] ?? 'utf-8';
  if (!/^(utf-?8|us-ascii|iso-8859-1|windows-1252)$/i.test(declared)) throw new FileRefusal('damaged');
  return new TextDecoder(declared);
};

/** The text of an XML part, piece by piece. A part with a DOCTYPE is refused: a spreadsheet needs none and entities are an attack. */
export async function* readXml(file: Buffer, entry: ZipEntry): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let tail = '';
  for await (const piece of unpackPart(file, entry)) {
    decoder ??= decoderFor(piece);
    const text = decoder.decode(piece, { stream: true });
    if (/<!(DOCTYPE|ENTITY)/i.test(tail + text.slice(0, 10)) || text.includes('<!D') || text.includes('<!E')) throw new FileRefusal('doctype');
    tail = text.slice(-10);
    yield text;
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}

/** A whole small part (workbook, relations, styles). */
export const readWholeXml = async (file: Buffer, entry: ZipEntry): Promise<string> => {
  let text = '';
  for await (const piece of readXml(file, entry)) text += piece;
  return text;
};
