import { constants } from '../../../domain/constants.ts';
import { ChunkError } from './ChunkError.ts';

/** Milliseconds after which a part of the console is given up (specification 0 §9). */
export const { chunkTimeout } = constants;

/** The first address that a loader imports: the bundler writes it into the function's text. */
const addressIn = (load: () => Promise<unknown>): string => /import\(\s*["'`]([^"'`]+)["'`]/.exec(load.toString())?.[1] ?? window.location.href;

/** Loads a part of the console; one that does not come within 120 s fails as a timeout with its address. */
export const loadChunk = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout', addressIn(load))), chunkTimeout);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
};
