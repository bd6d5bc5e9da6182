export type Stop = { readonly at: string; /** Place on the line, 0 to 1. */ readonly share: number };

/** Least distance of two neighbours on the line, so that each can be pointed at. */
const gap = 0.08;

/** Moments (newest first) in the order of time, placed by when they were and at least a finger apart where there is room. */
export const stops = (moments: readonly string[]): readonly Stop[] => {
  const times = [...new Set(moments)].toSorted();
  if (times.length < 2) return times.map((at) => ({ at, share: 1 }));
  const least = Math.min(gap, 1 / (times.length - 1));
  const [first, last] = [Date.parse(times[0] ?? ''), Date.parse(times.at(-1) ?? '')];
  const room = 1 - least * (times.length - 1);
  return times.map((at, index) => ({ at, share: index * least + room * ((Date.parse(at) - first) / (last - first)) }));
};
