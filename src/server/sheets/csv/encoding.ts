import { isOfWord, pairEncoding } from '../../../domain/values/pairEncoding.ts';
import { FileRefusal } from '../refusal.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'shift_jis' | 'euc-jp' | 'gb18030';
export const encodings: readonly Encoding[] = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'shift_jis', 'euc-jp', 'gb18030'];

/** What is looked at to tell encodings apart that have all bytes in common. */
const LOOKED_AT = 1024 * 1024;

const byMark = (file: Buffer): Encoding | undefined => {
  if (file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf) return 'utf-8';
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  return file[0] === 0xfe && file[1] === 0xff ? 'utf-16be' : undefined;
};

/** UTF-16 without a mark: in mostly Latin text every second byte is zero. */
const byZeroes = (file: Buffer): Encoding | undefined => {
  const zeroes = [0, 0];
  const length = Math.min(file.length, 4096);
  for (let at = 0; at < length; at += 1) if (file[at] === 0) zeroes[at % 2] = (zeroes[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeroes;
  if (odd > length / 8 && odd > even * 4) return 'utf-16le';
  return even > length / 8 && even > odd * 4 ? 'utf-16be' : undefined;
};

/** A part of a file may end within a sign. */
const decodes = (file: Buffer, encoding: Encoding, isPart = false): boolean => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(file, { stream: isPart });
    return true;
  } catch {
    return false;
  }
};

/**
 * Shift_JIS and Windows-1252 share all bytes; what differs is rhythm. Japanese text has first bytes 81–9F (rare signs in 1252) and
 * runs of half-width kana A1–DF; western text has single letters C0–FF between ASCII letters.
 */
const looksJapanese = (file: Buffer): boolean => {
  let japanese = 0;
  let western = 0;
  for (let at = 0; at < file.length; at += 1) {
    const byte = file[at] ?? 0;
    if (byte < 0x80) continue;
    const next = file[at + 1] ?? 0;
    const pair = next >= 0x40 && next !== 0x7f && next <= 0xfc;
    if (byte >= 0x81 && byte <= 0x9f && pair) {
      japanese += 1;
      at += 1;
    } else if (byte >= 0xe0 && byte <= 0xea && pair && next >= 0x80 && !isOfWord(file, at)) {
      japanese += 1;
      at += 1;
    } else if (byte >= 0xa1 && byte <= 0xdf && next >= 0xa1 && next <= 0xdf) {
      japanese += 1;
      at += 1;
    } else western += 1;
  }
  return japanese > western && decodes(file, 'shift_jis', true);
};

/** The encoding of a text file: its byte-order mark, else strict UTF-8, else the likeliest of EUC-JP, GB18030, Shift_JIS and Windows-1252. */
export const detectEncoding = (file: Buffer): Encoding => {
  const certain = byMark(file) ?? byZeroes(file);
  if (certain) return certain;
  if (decodes(file, 'utf-8')) return 'utf-8';
  const start = file.subarray(0, LOOKED_AT);
  return pairEncoding(start) ?? (looksJapanese(start) ? 'shift_jis' : 'windows-1252');
};

/** The text without its byte-order mark. Bytes that the encoding does not have refuse the file. */
export const decodeText = (file: Buffer, encoding: Encoding): string => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    throw new FileRefusal('encoding', { encoding });
  }
};
