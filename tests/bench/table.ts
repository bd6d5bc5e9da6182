/** One line of the table that `npm run bench` prints. */
export type Result = {
  readonly area: string;
  readonly ours: string;
  readonly reference: string;
  /** Ours against the reference, or against the goal where that is absolute. */
  readonly ratio: number;
  readonly goal: string;
  readonly holds: boolean;
};

const cell = (text: string, width: number): string => text.padEnd(width);

export const printTable = (results: readonly Result[]): void => {
  const rows = results.map(({ area, ours, reference, ratio, goal, holds }) => [area, ours, reference, ratio.toFixed(2), goal, holds ? 'holds' : 'MISSED']);
  const head = ['area', 'ours', 'reference, same run', 'ratio', 'goal', ''];
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]!.length)));
  for (const row of [head, widths.map((width) => '-'.repeat(width)), ...rows]) console.log(row.map((text, at) => cell(text, widths[at]!)).join('  '));
};

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds of one run. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** A line of milliseconds against an absolute goal; from a second on it is told in seconds. */
export const within = (area: string, took: number, goal: number, reference = '-'): Result => ({ area, ours: goal >= 1000 ? `${(took / 1000).toFixed(2)} s` : `${took.toFixed(0)} ms`, reference, ratio: took / goal, goal: goal >= 1000 ? `<= ${goal / 1000} s` : `<= ${goal} ms`, holds: took <= goal });
