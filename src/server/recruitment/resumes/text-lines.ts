/** A resume of plain text: UTF-8, UTF-16 with its mark, else the old encodings of Japan and of Western Europe. */
import type { ResumeLine, ResumeText } from '../../../domain/resume/line.ts';

const decoded = (bytes: Buffer): string => {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  for (const encoding of ['utf-8', 'shift_jis', 'windows-1252'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (encoding !== 'shift_jis' || /[ぁ-んァ-ヶ]/.test(text)) return text;
    } catch {
      continue;
    }
  return bytes.toString('latin1');
};

export const textLines = (bytes: Buffer): ResumeText => {
  let isApart = true;
  const lines: ResumeLine[] = [];
  for (const raw of decoded(bytes).split(/\r\n?|\n|\f/)) {
    const text = raw.replace(/[^\S\t]{3,}/g, '\t').trim();
    if (text === '') isApart = true;
    else {
      lines.push({ text: text.replace(/^#+\s+/, ''), size: 1, isHeading: /^#+\s/.test(text), isApart });
      isApart = false;
    }
  }
  return { lines, links: [], pages: 1, readPages: 1 };
};
