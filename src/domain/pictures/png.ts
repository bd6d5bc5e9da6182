import { joined, text, viewOf } from './parts.ts';
import type { Picture } from './picture.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What is needed to draw it. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** PNG, second edition, 5: a signature, then chunks of length, type, data and checksum, from IHDR to IEND. */
export const plainPng = (bytes: Uint8Array): Omit<Picture, 'type'> | null => {
  if (bytes.length < 57 || SIGNATURE.some((byte, at) => bytes[at] !== byte) || text(bytes, 12, 4) !== 'IHDR') return null;
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const kind = text(bytes, at + 4, 4);
    if (end > bytes.length) return null;
    if (KEPT.has(kind)) parts.push(bytes.subarray(at, end));
    hasData ||= kind === 'IDAT';
    if (kind === 'IEND') return hasData ? { width: view.getUint32(16), height: view.getUint32(20), bytes: joined(parts) } : null;
    at = end;
  }
  return null;
};
