/** What a backup or a restore says while it works: each part of the work at its begin, and how far it is from time to time. */
export type Progress = { begin(part: string): void; count(sentence: string): void };

const EVERY_MS = 2000;

export const silent: Progress = { begin: () => undefined, count: () => undefined };

export const createProgress = (say: (line: string) => void, now = () => performance.now()): Progress => {
  let last = now();
  const tell = (line: string): void => {
    last = now();
    say(line);
  };
  return { begin: tell, count: (sentence) => now() - last >= EVERY_MS && tell(sentence) };
};
