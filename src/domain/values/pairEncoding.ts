/** Text of Japan and China in which each sign outside ASCII is a pair of bytes, both with the high bit: which of the two it is, if it is one at all. */
import { decodes } from './decodes.ts';

type Pairs = { /** Both bytes A1–FE. */ readonly high: number; /** First bytes of kana, rows A4 and A5. */ readonly kana: number; /** First bytes of signs that are rare in Japan and common in China, D0–D7. */ readonly late: number; /** What stands in no such pair. */ readonly other: number; /** Some byte is beyond the half-width kana of Shift_JIS. */ readonly isBeyond: boolean };

const isHigh = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x80;
const isLetter = (byte: number | undefined): boolean => byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/** One pair alone beside a letter of ASCII, as in 'Função' and 'été»'. */
export const isOfWord = (bytes: Uint8Array, at: number): boolean => !isHigh(bytes[at - 1]) && !isHigh(bytes[at + 2]) && (isLetter(bytes[at - 1]) || isLetter(bytes[at + 2]));

const pairsOf = (bytes: Uint8Array): Pairs => {
  const found = { high: 0, kana: 0, late: 0, other: 0, isBeyond: false };
  for (let at = 0; at < bytes.length; at += 1) {
    const [first, second = 0] = [bytes[at]!, bytes[at + 1]];
    if (first < 0x80) continue;
    if (first < 0xa1 || first === 0xff || second < 0xa1 || second === 0xff) {
      found.other += 1;
      // Of a pair of GBK the second byte may be a letter of ASCII.
      if (second >= 0x80) at += 1;
      continue;
    }
    if (isOfWord(bytes, at)) {
      found.other += 1;
      at += 1;
      continue;
    }
    found.high += 1;
    if (first === 0xa4 || first === 0xa5) found.kana += 1;
    if (first >= 0xd0 && first <= 0xd7) found.late += 1;
    found.isBeyond ||= first > 0xdf || second > 0xdf;
    at += 1;
  }
  return found;
};

/**
 * Windows-1252 has single letters between those of ASCII; Shift_JIS has first bytes below A0, or half-width kana, none of whose bytes is above DF.
 * Between the two that are left decides what they write: kana are Japanese, and a quarter of Chinese signs lie where Japanese has its rare ones.
 */
export const pairEncoding = (bytes: Uint8Array): 'euc-jp' | 'gb18030' | undefined => {
  const { high, kana, late, other, isBeyond } = pairsOf(bytes);
  if (high === 0 || other > high / 8 || (!isBeyond && kana < high / 3)) return undefined;
  const isJapanese = kana > high / 20 || late <= high / 10;
  return (isJapanese ? (['euc-jp', 'gb18030'] as const) : (['gb18030', 'euc-jp'] as const)).find((encoding) => decodes(bytes, encoding));
};
