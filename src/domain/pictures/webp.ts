import { joined, text, viewOf } from './parts.ts';
import type { Picture } from './picture.ts';

const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);
/** Flags of the extended header that promise what is not kept: colours, Exif, XMP, animation. */
const DROPPED = 0b0010_1110;

type Size = { readonly width: number; readonly height: number };

const sizeIn = (bytes: Uint8Array, kind: string, at: number): Size | null => {
  const view = viewOf(bytes);
  if (kind === 'VP8L') {
    const bits = bytes[at] === 0x2f ? view.getUint32(at + 1, true) : 0;
    return bits === 0 ? null : { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return bytes[at + 3] === 0x9d && bytes[at + 4] === 0x01 && bytes[at + 5] === 0x2a ? { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff } : null;
};

/** RFC 9649: a RIFF of chunks, of which one holds the picture. Moving ones are none. */
export const plainWebp = (bytes: Uint8Array): Omit<Picture, 'type'> | null => {
  if (bytes.length < 30 || text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'WEBP') return null;
  const view = viewOf(bytes);
  const until = 8 + view.getUint32(4, true);
  if (until > bytes.length) return null;
  const parts: Uint8Array[] = [];
  let size: Size | null = null;
  for (let at = 12; at + 8 <= until; ) {
    const kind = text(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > until) return null;
    if (KEPT.has(kind)) {
      const part = bytes.slice(at, end);
      if (kind === 'VP8X') part[8]! &= ~DROPPED;
      else if (kind !== 'ALPH' && length >= 10) size = sizeIn(bytes, kind, at + 8);
      parts.push(part);
    }
    at = end;
  }
  if (size === null) return null;
  const body = joined(parts);
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, body.length + 4, true);
  return { ...size, bytes: joined([head, body]) };
};
