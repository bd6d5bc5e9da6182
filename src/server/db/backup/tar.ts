/** The tar format (ustar), as much as a backup needs: regular files, names up to 255 bytes, written and read as streams. */
const block = 512;

/** Header of one entry; throws when the name is too long for ustar. */
export const tarHeader = (name: string, size: number): Buffer => {
  const header = Buffer.alloc(block);
  const [prefix, short] = split(name);
  header.write(short, 0, 100, 'utf8');
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write(`${Math.floor(Date.now() / 1000).toString(8).padStart(11, '0')}\0`, 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(prefix, 345, 155, 'utf8');
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
};

/** Zeros that fill the last block of an entry. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

export const tarEnd = Buffer.alloc(block * 2);

export type TarEntry = {
  readonly name: string;
  readonly size: number;
  /** The contents; must be read to the end before the next entry. */
  readonly body: AsyncIterable<Buffer>;
};

/** The archive is not whole or not one of ours. */
export class BrokenArchive extends Error {}

/** Entries in order. A file that ends too early or fails a checksum throws `BrokenArchive`. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const take = taker(source);
  for (;;) {
    const header = await take.exactly(block);
    if (header.every((byte) => byte === 0)) return;
    const written = Number.parseInt(text(header, 148, 8), 8);
    header.write('        ', 148);
    if (written !== checksum(header)) throw new BrokenArchive('The file is damaged or is not a backup of Tenure.');
    const size = Number.parseInt(text(header, 124, 12), 8);
    const prefix = text(header, 345, 155);
    yield { name: prefix ? `${prefix}/${text(header, 0, 100)}` : text(header, 0, 100), size, body: take.upTo(size) };
    await take.exactly((block - (size % block)) % block);
  }
}

const taker = (source: AsyncIterable<Buffer>): { exactly(size: number): Promise<Buffer>; upTo(size: number): AsyncIterable<Buffer> } => {
  const parts = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const some = async (most: number): Promise<Buffer> => {
    while (held.length === 0) {
      const next = await parts.next();
      if (next.done) throw new BrokenArchive('The file ends too early: it was not copied whole.');
      held = next.value;
    }
    const part = held.subarray(0, most);
    held = held.subarray(part.length);
    return part;
  };
  async function* upTo(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const part = await some(left);
      left -= part.length;
      yield part;
    }
  }
  return { upTo, exactly: async (size) => Buffer.concat(await Array.fromAsync(upTo(size))) };
};

const split = (name: string): [string, string] => {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) {
    const [prefix, short] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(short) <= 100) return [prefix, short];
  }
  throw new Error(`The name ${name} is too long for the archive.`);
};

const checksum = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0);

const text = (header: Buffer, at: number, length: number): string => header.toString('utf8', at, at + length).replace(/[\0 ].*$/s, '');
