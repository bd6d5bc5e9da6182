import { Worker } from 'node:worker_threads';
import { refuse } from '../refuse.ts';

/** At a time; a picture takes some tenths of a second. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 40;
/** The side of a picture in pixels. */
const MOST_SIDE = 4096;

let running = 0;
const waiting: (() => void)[] = [];

const inThread = (bytes: Uint8Array): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./blur-worker.ts', import.meta.url), { workerData: { bytes, most: MOST_SIDE }, resourceLimits: { maxOldGenerationSizeMb: 192 } });
    worker.once('message', (answer: Uint8Array | null) => resolve(answer === null ? null : Buffer.from(answer)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that blurs a picture ended without an answer.')));
  });

/** The PNG with nothing legible in it, as a PNG; null of one that is not 8-bit RGB or RGBA, interlaced or damaged. Apart from everything else, so that nobody waits for it. Refuses when too many wait. */
export const blurred = async (bytes: Uint8Array): Promise<Buffer | null> => {
  if (waiting.length >= MOST_WAITING) throw refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 10 });
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
  else running += 1;
  try {
    return await inThread(bytes);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};
