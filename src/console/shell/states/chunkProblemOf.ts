export type ChunkProblem = { readonly isStyle: boolean; readonly type: 'missing' | 'timeout' | 'error'; readonly address: string };

const patterns = /(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS for|Loading (CSS )?chunk)/i;

/** Whether an error says that a script or style of the console did not load, as the browsers word it; which one, and how it failed. */
export const chunkProblemOf = (error: unknown): ChunkProblem | undefined => {
  const message = error instanceof Error ? error.message : '';
  if (!patterns.test(message)) return undefined;
  const isStyle = /css/i.test(message);
  const type = /timed? ?out/i.test(message) ? 'timeout' : navigator.onLine ? 'missing' : 'error';
  return { isStyle, type, address: /(https?:\/\/\S+|\/\S+)/.exec(message)?.[0] ?? window.location.href };
};
