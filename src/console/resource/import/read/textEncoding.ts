import { decodes } from '../../../../domain/values/decodes.ts';
import { pairEncoding } from '../../../../domain/values/pairEncoding.ts';

/** How the text of a file is probably written, from its first bytes: its mark, else UTF-8, else EUC-JP or GB18030 where it looks so, else Shift_JIS where the page is Japanese, else Windows-1252. */
export const textEncoding = (start: ArrayBuffer, language: string): string => {
  const [one, two] = new Uint8Array(start);
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  if (decodes(start, 'utf-8')) return 'utf-8';
  return pairEncoding(new Uint8Array(start)) ?? (language === 'ja' && decodes(start, 'shift_jis') ? 'shift_jis' : 'windows-1252');
};
