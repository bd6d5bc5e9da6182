import { createInterface } from 'node:readline';
import type { PictureReading } from '../../domain/attendance/faceReading.ts';
import { startApart } from '../apart/start.ts';
import { PictureRefusal } from '../pictures/read-png.ts';

const HEAP_MEGABYTES = 512;
const MOST_MILLISECONDS = 30_000;

const program = new URL('child.ts', import.meta.url);

type Answer = { readonly reading: PictureReading } | { readonly refusal: string };
type Waiting = { readonly settle: (answer: Answer) => void; readonly fail: (error: Error) => void };

export type FaceProcess = {
  /** One picture at a time: a PNG as base64. Throws PictureRefusal for what is no usable picture. */
  readonly read: (png: string) => Promise<PictureReading>;
  readonly stop: () => void;
  readonly isOver: () => boolean;
};

/** A process that looks at pictures: no network, no writing, bounded memory; a picture that takes 30 seconds ends it. */
export const startFaceProcess = async (): Promise<FaceProcess> => {
  const child = await startApart(program, { heapMegabytes: HEAP_MEGABYTES });
  let waiting: Waiting | undefined;
  let isOver = false;
  let trouble = '';
  child.stderr.on('data', (piece: Buffer) => (trouble = (trouble + piece.toString()).slice(-2000)));
  const end = (error: Error): void => {
    isOver = true;
    child.kill('SIGKILL');
    waiting?.fail(error);
    waiting = undefined;
  };
  child.once('error', end);
  child.once('close', () => end(new Error(`The process that looks at faces ended early: ${trouble}`)));
  child.stdin.on('error', end);
  createInterface({ input: child.stdout }).on('line', (line) => {
    waiting?.settle(JSON.parse(line) as Answer);
    waiting = undefined;
  });
  // An idle process must not keep the server from ending.
  child.unref();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as { unref?: () => void } | null)?.unref?.();
  const read = async (png: string): Promise<PictureReading> => {
    const timer = setTimeout(() => end(new Error('A picture took too long.')), MOST_MILLISECONDS);
    try {
      const answer = await new Promise<Answer>((settle, fail) => {
        if (isOver) return fail(new Error('The process that looks at faces has ended.'));
        waiting = { settle, fail };
        child.stdin.write(`${JSON.stringify(png)}\n`);
      });
      if ('refusal' in answer) throw new PictureRefusal(answer.refusal);
      return answer.reading;
    } finally {
      clearTimeout(timer);
    }
  };
  return { read, stop: () => end(new Error('stopped')), isOver: () => isOver };
};
