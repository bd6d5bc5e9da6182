import { limits } from '../limits.ts';
import { FileRefusal } from '../refusal.ts';

export type ZipEntry = { readonly name: string; readonly method: number; readonly packed: number; readonly unpacked: number; readonly offset: number };

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const wide = 0xffffffff;

const findEnd = (file: Buffer): number => {
  const lowest = Math.max(0, file.length - 65_557);
  for (let at = file.length - 22; at >= lowest; at -= 1) if (file.readUInt32LE(at) === endMark) return at;
  throw new FileRefusal('truncated');
};

const directoryStart = (file: Buffer, end: number): { count: number; offset: number } => {
  const count = file.readUInt16LE(end + 10);
  const offset = file.readUInt32LE(end + 16);
  if (offset !== wide && count !== 0xffff) return { count, offset };
  const locator = end - 20;
  if (locator < 0 || file.readUInt32LE(locator) !== 0x07064b50) throw new FileRefusal('damaged');
  const at = Number(file.readBigUInt64LE(locator + 8));
  if (at + 56 > file.length || file.readUInt32LE(at) !== 0x06064b50) throw new FileRefusal('damaged');
  return { count: Number(file.readBigUInt64LE(at + 32)), offset: Number(file.readBigUInt64LE(at + 48)) };
};

/** Sizes of 2^32 - 1 stand in the zip64 extra field, in this order, each only where it is needed. */
const wideSizes = (extra: Buffer, sizes: readonly number[]): number[] => {
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2);
  let next = at + 4;
  return sizes.map((size) => {
    if (size !== wide) return size;
    if (next + 8 > extra.length) throw new FileRefusal('damaged');
    next += 8;
    return Number(extra.readBigUInt64LE(next - 8));
  });
};

const check = (entries: readonly ZipEntry[], file: Buffer): void => {
  let packed = 0;
  let unpacked = 0;
  for (const entry of entries) {
    packed += entry.packed;
    unpacked += entry.unpacked;
    if (entry.unpacked > 1_048_576 && entry.unpacked > entry.packed * limits.ratio) throw new FileRefusal('bomb');
    if (entry.offset + 30 + entry.packed > file.length) throw new FileRefusal('truncated');
  }
  if (unpacked > limits.unpackedBytes || packed > file.length) throw new FileRefusal('bomb');
};

/** The directory of an archive, checked before anything is unpacked: number, sizes and ratio of its parts, overlap, encryption, methods. */
export const readZipDirectory = (file: Buffer): ReadonlyMap<string, ZipEntry> => {
  const end = findEnd(file);
  const start = directoryStart(file, end);
  if (start.count > limits.entries) throw new FileRefusal('bomb');
  const entries = new Map<string, ZipEntry>();
  let at = start.offset;
  for (let index = 0; index < start.count; index += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entryMark) throw new FileRefusal('truncated');
    if ((file.readUInt16LE(at + 8) & 1) === 1) throw new FileRefusal('protected');
    const method = file.readUInt16LE(at + 10);
    if (method !== 0 && method !== 8) throw new FileRefusal('damaged');
    const nameLength = file.readUInt16LE(at + 28);
    const extraLength = file.readUInt16LE(at + 30);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const extra = file.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const [unpacked = 0, packed = 0, offset = 0] = wideSizes(extra, [file.readUInt32LE(at + 24), file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)]);
    if (entries.has(name)) throw new FileRefusal('damaged');
    entries.set(name, { name, method, packed, unpacked, offset });
    at += 46 + nameLength + extraLength + file.readUInt16LE(at + 32);
  }
  check([...entries.values()], file);
  return entries;
};
