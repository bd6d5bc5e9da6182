import { inflateSync } from 'node:zlib';
import type { Pixels } from '../../domain/pictures/blur.ts';

/** The bytes are no picture that we read: why. */
export class PictureRefusal extends Error {}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Of a camera picture: it has more than the first and needs no more than the second. */
const SIDES = { least: 64, most: 1280 } as const;
type Sides = { readonly least: number; readonly most: number };
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

type Head = { readonly width: number; readonly height: number; readonly channels: number };

const headOf = (bytes: Buffer, sides: Sides): Head => {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(SIGNATURE) || bytes.toString('latin1', 12, 16) !== 'IHDR') throw new PictureRefusal('not a PNG');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (Math.min(width, height) < sides.least || Math.max(width, height) > sides.most) throw new PictureRefusal(`sides must be ${sides.least} to ${sides.most} pixels`);
  const channels = CHANNELS[bytes[25]!];
  if (bytes[24] !== 8 || channels === undefined || bytes[28] !== 0) throw new PictureRefusal('must be 8-bit RGB or RGBA, not interlaced');
  return { width, height, channels };
};

const compressed = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length || kind === 'IEND') break;
    if (kind === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
};

/** The predictor of PNG's filter 4: whichever neighbour is nearest to left + above - corner. */
const paeth = (left: number, above: number, corner: number): number => {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
};

/** Undoes the filter of each row, in place; the filter's own byte stays before each row. */
const unfilter = (raw: Uint8Array, height: number, stride: number, step: number): void => {
  for (let row = 0; row < height; row += 1) {
    const start = row * (stride + 1) + 1;
    const filter = raw[start - 1]!;
    if (filter > 4) throw new PictureRefusal('damaged');
    for (let at = 0; at < stride; at += 1) {
      const left = at >= step ? raw[start + at - step]! : 0;
      const above = row > 0 ? raw[start + at - stride - 1]! : 0;
      const corner = at >= step && row > 0 ? raw[start + at - stride - 1 - step]! : 0;
      const guesses = [0, left, above, (left + above) >> 1, filter === 4 ? paeth(left, above, corner) : 0] as const;
      raw[start + at] = raw[start + at]! + guesses[filter as 0 | 1 | 2 | 3 | 4];
    }
  }
};

const inflated = (bytes: Buffer, length: number): Buffer => {
  try {
    return inflateSync(bytes, { maxOutputLength: length });
  } catch (error) {
    throw new PictureRefusal('damaged', { cause: error });
  }
};

/** Reads an 8-bit RGB or RGBA PNG of 64 to 1280 pixels a side unless told otherwise, as a browser's canvas writes them. Refuses anything else before it unpacks it. */
export const readPng = (bytes: Buffer, sides: Sides = SIDES): Pixels => {
  const { width, height, channels } = headOf(bytes, sides);
  const stride = width * channels;
  const raw = inflated(compressed(bytes), height * (stride + 1));
  if (raw.length !== height * (stride + 1)) throw new PictureRefusal('damaged');
  unfilter(raw, height, stride, channels);
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0, to = 0; row < height; row += 1)
    for (let column = 0, from = row * (stride + 1) + 1; column < width; column += 1, from += channels, to += 3) {
      rgb[to] = raw[from]!;
      rgb[to + 1] = raw[from + 1]!;
      rgb[to + 2] = raw[from + 2]!;
    }
  return { width, height, rgb };
};
