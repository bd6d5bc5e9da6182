import { ChunkError } from './ChunkError.ts';
import type { ChunkFault } from './ChunkError.ts';

export type ChunkProblem = { readonly isStyle: boolean; readonly type: ChunkFault; readonly address: string };

const patterns = /(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS for|Loading (CSS )?chunk)/i;

/** Whether an error says that a script or style of the console did not load, as the browsers word it; which one, and how it failed as far as the browser says. */
export const chunkProblemOf = (error: unknown): ChunkProblem | undefined => {
  if (error instanceof ChunkError) return { isStyle: /\.css(\?|$)/.test(error.address), type: error.type, address: error.address };
  const message = error instanceof Error ? error.message : '';
  if (!patterns.test(message)) return undefined;
  const isStyle = /css/i.test(message);
  const type = /timed? ?out/i.test(message) ? 'timeout' : navigator.onLine ? 'missing' : 'error';
  return { isStyle, type, address: /(https?:\/\/\S+|\/\S+)/.exec(message)?.[0] ?? window.location.href };
};
