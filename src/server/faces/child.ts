/** The process in which pictures are looked at: a line of JSON in, a line of JSON out, in order. Started by `face-process.ts` only. */
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { PictureReading } from '../../domain/attendance/faceReading.ts';
import { readingOf } from '../../domain/attendance/readingOf.ts';
import { startHuman } from './human.ts';
import { PictureRefusal, readPng } from '../pictures/read-png.ts';

const look = await startHuman();

const read = async (base64: string): Promise<PictureReading> => {
  const pixels = readPng(Buffer.from(base64, 'base64'));
  const faces = (await look(pixels)).map(readingOf).filter((face) => face !== null).filter(({ descriptor }) => descriptor.length > 0);
  return { faces: faces.toSorted((left, right) => right.score - left.score), digest: createHash('sha256').update(pixels.rgb).digest('base64url') };
};

for await (const line of createInterface({ input: process.stdin })) {
  try {
    process.stdout.write(`${JSON.stringify({ reading: await read(JSON.parse(line) as string) })}\n`);
  } catch (error) {
    if (!(error instanceof PictureRefusal)) throw error;
    process.stdout.write(`${JSON.stringify({ refusal: error.message })}\n`);
  }
}
