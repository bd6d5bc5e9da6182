/** Looks at the camera in the browser, only to tell a person what to do: what counts is what the server sees. Loaded with the camera. */
import { Human } from '@vladmandic/human';
import type { Config } from '@vladmandic/human';
import type { FaceReading } from '../../../domain/attendance/faceReading.ts';
import { readingOf } from '../../../domain/attendance/readingOf.ts';

const off = { enabled: false };
const config: Partial<Config> = {
  backend: 'webgl',
  modelBasePath: `${import.meta.env.BASE_URL}models/`,
  cacheSensitivity: 0,
  debug: false,
  warmup: 'none',
  filter: off,
  gesture: off,
  body: off,
  hand: off,
  object: off,
  segmentation: off,
  face: { enabled: true, detector: { enabled: true, rotation: false, maxDetected: 2, minConfidence: 0.4 }, mesh: { enabled: true }, emotion: { enabled: true, minConfidence: 0 }, iris: off, description: off, antispoof: off, liveness: off } as Config['face'],
};

let started: Promise<Human> | undefined;

const start = async (): Promise<Human> => {
  const human = new Human(config);
  await human.load();
  return human;
};

/** The face in the video, or null while there is none. Rejects where the models cannot run. */
export const lookAt = async (video: HTMLVideoElement): Promise<FaceReading | null> => {
  started ??= start();
  started.catch(() => (started = undefined));
  const { face, error } = await (await started).detect(video);
  if (error) throw new Error(String(error));
  const [first] = face;
  return first === undefined ? null : readingOf(first);
};
