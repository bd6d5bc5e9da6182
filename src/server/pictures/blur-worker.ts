/** The thread in which one picture is blurred: its bytes in, those of the blurred one out, null of one that cannot be read. Started by `blurred.ts` only. */
import { parentPort, workerData } from 'node:worker_threads';
import { blur } from '../../domain/pictures/blur.ts';
import { PictureRefusal, readPng } from './read-png.ts';
import { writePng } from './write-png.ts';

const { bytes, most } = workerData as { readonly bytes: Uint8Array; readonly most: number };

const run = (): Buffer | null => {
  try {
    return writePng(blur(readPng(Buffer.from(bytes), { least: 16, most })));
  } catch (error) {
    if (error instanceof PictureRefusal) return null;
    throw error;
  }
};

parentPort?.postMessage(run());
