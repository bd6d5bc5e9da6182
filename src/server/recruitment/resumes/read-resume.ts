/** Reads a PDF, DOCX or text resume in a process of its own: no network, no writing, bounded memory and time. */
import { text as textOf } from 'node:stream/consumers';
import type { ResumeText } from '../../../domain/resume/line.ts';
import { startApart } from '../../apart/start.ts';
import { resumeLimits } from './limits.ts';
import { ResumeRefusal, type ResumeReason } from './refusal.ts';

const program = new URL('child.ts', import.meta.url);

/** Of a file's name only its end tells the kind; a program is not started with more than so much beside it. */
const ENDING = 200;

type Answer = { readonly text: ResumeText } | { readonly reason: ResumeReason; readonly kind: string };

const waiting: (() => void)[] = [];
let running = 0;

const turn = async (): Promise<void> => {
  if (running >= resumeLimits.readers) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
};
const done = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

const answerOf = async (bytes: Buffer, fileName: string): Promise<Answer> => {
  const child = await startApart(program, { heapMegabytes: resumeLimits.heapMegabytes, args: [fileName.slice(-ENDING)] });
  const closed = new Promise<void>((settle, fail) => child.once('close', () => settle()).once('error', fail));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, resumeLimits.milliseconds);
  // A reader that ends before it has taken the file closes its end.
  child.stdin.on('error', () => undefined).end(bytes);
  try {
    const [out, trouble] = await Promise.all([textOf(child.stdout), textOf(child.stderr), closed]);
    if (isLate) return { reason: 'tookTooLong', kind: '' };
    if (out !== '') return JSON.parse(out) as Answer;
    if (/heap|memory|allocation/i.test(trouble)) return { reason: 'bomb', kind: '' };
    throw new Error(`The resume reader ended early: ${trouble.slice(-2000)}`);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
};

/** Throws ResumeRefusal for a file that cannot be read. */
export const readResumeText = async (bytes: Buffer, fileName: string): Promise<ResumeText> => {
  if (bytes.length > resumeLimits.fileBytes) throw new ResumeRefusal('tooLarge');
  await turn();
  try {
    const answer = await answerOf(bytes, fileName);
    if ('reason' in answer) throw new ResumeRefusal(answer.reason, answer.kind);
    return answer.text;
  } finally {
    done();
  }
};
