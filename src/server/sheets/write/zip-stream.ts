import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipPart = { readonly name: string; readonly text: AsyncIterable<string> | Iterable<string> };

type Written = { name: Buffer; crc: number; packed: number; unpacked: number; offset: number };

const flags = 0x0808;
/** 1 January 1980: the same content is the same file, whenever it is written. */
const fixedDate = 0x0021;

const localHeader = (name: Buffer): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(fixedDate, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
};

const descriptor = (part: Written): Buffer => {
  const mark = Buffer.alloc(16);
  mark.writeUInt32LE(0x08074b50, 0);
  mark.writeUInt32LE(part.crc, 4);
  mark.writeUInt32LE(part.packed, 8);
  mark.writeUInt32LE(part.unpacked, 12);
  return mark;
};

const directoryEntry = (part: Written): Buffer => {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt16LE(fixedDate, 14);
  entry.writeUInt32LE(part.crc, 16);
  entry.writeUInt32LE(part.packed, 20);
  entry.writeUInt32LE(part.unpacked, 24);
  entry.writeUInt16LE(part.name.length, 28);
  entry.writeUInt32LE(part.offset, 42);
  return Buffer.concat([entry, part.name]);
};

async function* deflate(text: AsyncIterable<string> | Iterable<string>, part: Written): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 4, chunkSize: 64 * 1024 });
  const feed = async (): Promise<void> => {
    for await (const piece of text) {
      const bytes = Buffer.from(piece, 'utf8');
      part.crc = crc32(bytes, part.crc);
      part.unpacked += bytes.length;
      if (!packer.write(bytes)) await once(packer, 'drain');
    }
    packer.end();
  };
  const fed = feed().catch((error: unknown) => packer.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    for await (const piece of packer as AsyncIterable<Buffer>) {
      part.packed += piece.length;
      yield piece;
    }
    await fed;
  } finally {
    packer.destroy();
  }
}

/** A ZIP archive written part by part with bounded memory; sizes follow each part. Throws past 4 GiB, which no sheet of ours reaches. */
export async function* zipStream(parts: AsyncIterable<ZipPart> | Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, text } of parts) {
    const part: Written = { name: Buffer.from(name), crc: 0, packed: 0, unpacked: 0, offset };
    const header = localHeader(part.name);
    yield header;
    yield* deflate(text, part);
    if (part.unpacked > 0xfffffffe || offset + part.packed > 0xfffffffe) throw new Error('An archive of more than 4 GiB cannot be written');
    yield descriptor(part);
    offset += header.length + part.packed + 16;
    written.push(part);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([directory, end]);
}
