/** The process in which a resume is read: the file on standard input, one line of JSON on standard output. Started by `read-resume.ts` only. */
import { buffer } from 'node:stream/consumers';
import { FileRefusal } from '../../sheets/refusal.ts';
import { docxLines } from './docx-lines.ts';
import { resumeLimits } from './limits.ts';
import { recogniseResume } from './recognise.ts';
import { ResumeRefusal, type ResumeReason } from './refusal.ts';
import { textLines } from './text-lines.ts';
import type { ResumeText } from '../../../domain/resume/line.ts';

/** What the archive's reader calls it. */
const ofArchive: Readonly<Record<string, ResumeReason>> = { protected: 'password', bomb: 'bomb', doctype: 'doctype' };

/** Past the limits a resume is cut, not refused: nobody is judged by what stands on page 26. */
const within = ({ lines, links, pages, readPages }: ResumeText): ResumeText => {
  let left: number = resumeLimits.characters;
  const kept = lines.slice(0, resumeLimits.lines).flatMap((line) => {
    const text = line.text.replaceAll('\u0000', '').slice(0, Math.min(resumeLimits.lineLength, left));
    left -= text.length;
    return text === '' ? [] : [{ ...line, text }];
  });
  return { lines: kept, links: links.slice(0, resumeLimits.links).map((link) => link.slice(0, 500)), pages, readPages };
};

const read = async (bytes: Buffer, fileName: string): Promise<ResumeText> => {
  const kind = recogniseResume(bytes, fileName);
  if (kind === 'TEXT') return textLines(bytes);
  if (kind === 'DOCX') return docxLines(bytes);
  const { pdfLines } = await import('./pdf-lines.ts');
  return pdfLines(bytes);
};

try {
  const text = within(await read(await buffer(process.stdin), process.argv[2] ?? ''));
  if (text.lines.length === 0) throw new ResumeRefusal('scan');
  process.stdout.write(JSON.stringify({ text }));
} catch (error) {
  if (error instanceof ResumeRefusal) process.stdout.write(JSON.stringify({ reason: error.reason, kind: error.kind }));
  else if (error instanceof FileRefusal) process.stdout.write(JSON.stringify({ reason: ofArchive[error.reason] ?? 'damaged', kind: '' }));
  else throw error;
}
