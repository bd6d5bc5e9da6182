import type { PictureReading } from '../../domain/attendance/faceReading.ts';
import type { Logger } from '../log.ts';
import { refuse } from '../refuse.ts';
import { startFaceProcess } from './face-process.ts';
import type { FaceProcess } from './face-process.ts';
import { PictureRefusal } from '../pictures/read-png.ts';

/** So many people may wait at once; at a quarter of a second a picture the last waits about half a minute. */
const MOST_WAITING = 20;
const IDLE_MILLISECONDS = 120_000;
/** Characters of base64: about 900 kB of PNG. */
const LONGEST = 1_200_000;

let running: FaceProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

const stop = (): void => {
  running?.stop();
  running = undefined;
};

const inOneProcess = async (pictures: readonly string[]): Promise<PictureReading[]> => {
  clearTimeout(idle);
  if (running === undefined || running.isOver()) running = await startFaceProcess();
  const readings: PictureReading[] = [];
  try {
    for (const picture of pictures) readings.push(await running.read(picture));
  } finally {
    idle = setTimeout(stop, IDLE_MILLISECONDS);
    idle.unref();
  }
  return readings;
};

/**
 * What the server itself sees on pictures (PNG as base64, with or without a `data:` head). People take turns. Refuses
 * FACE_PICTURE for what is no usable picture, FACE_BUSY when too many wait, FACE_ERROR when the process fails.
 */
export const readPictures = async (pictures: readonly string[], log: Logger): Promise<PictureReading[]> => {
  if (waiting >= MOST_WAITING) throw refuse('FACE_BUSY');
  const plain = pictures.map((picture) => picture.replace(/^data:[^,]{0,100},/, ''));
  if (plain.some((picture) => picture.length > LONGEST || !/^[A-Za-z0-9+/]+={0,2}$/.test(picture))) throw refuse('FACE_PICTURE');
  waiting += 1;
  const turn = last.then(() => inOneProcess(plain));
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } catch (error) {
    if (error instanceof PictureRefusal) throw refuse('FACE_PICTURE');
    stop();
    log.error({ err: error }, 'faces could not be looked at');
    throw refuse('FACE_ERROR');
  } finally {
    waiting -= 1;
  }
};
