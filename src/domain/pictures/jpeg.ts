import { joined, viewOf } from './parts.ts';
import type { Picture } from './picture.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Frames of all ways to code it; the other markers between are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Notes of programs: all but JFIF's and Adobe's, which say how colours are meant. */
const isNote = (marker: number): boolean => marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Where the coded data that follows a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) if (bytes[at] === 0xff && bytes[at + 1] !== 0 && bytes[at + 1] !== 0xff && !isAlone(bytes[at + 1]!)) return at;
  return bytes.length;
};

/** ITU T.81, annex B: markers with their segments, from the start of the image to its end. */
export const plainJpeg = (bytes: Uint8Array): Omit<Picture, 'type'> | null => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return size && hasScan ? { ...size, bytes: joined([...parts, bytes.subarray(at, at + 2)]) } : null;
    if (isAlone(marker)) {
      parts.push(bytes.subarray(at, at + 2));
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    let end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    if (isFrame(marker)) {
      if (end < at + 9) return null;
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === SCAN) {
      end = endOfScan(bytes, end);
      hasScan = true;
    }
    if (!isNote(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
};
