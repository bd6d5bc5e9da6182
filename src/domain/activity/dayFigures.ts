import type { Category } from './classify.ts';
import { STATES, type Interval, type State } from './interval.ts';

export type DayFigures = {
  readonly activeMinutes: number;
  readonly idleMinutes: number;
  readonly computerMinutes: number;
  readonly uptimeMinutes: number;
  readonly productiveMinutes: number;
  readonly unproductiveMinutes: number;
  readonly neutralMinutes: number;
  /** Milliseconds of the epoch; null where nobody used keyboard or mouse. */
  readonly firstActivity: number | null;
  readonly lastActivity: number | null;
};

const minutes = (milliseconds: number): number => Math.round(milliseconds / 60_000);

type Edge = { readonly at: number; readonly index: number; readonly opens: boolean };

/**
 * What the intervals of a day come to, each sum rounded to the nearest whole minute. Time counts once, however many computers were on: as the first of `STATES`
 * that holds then. Time active and of computer activity is productive, unproductive or neutral, which is what is left of the two.
 */
export const dayFigures = (intervals: readonly Interval[], categoryOf: (interval: Interval) => Category): DayFigures => {
  const edges = intervals.flatMap(({ from, to }, index): Edge[] => [{ at: from, index, opens: true }, { at: to, index, opens: false }]).toSorted((a, b) => a.at - b.at);
  const open = new Map<State, Set<number>>(STATES.map((state) => [state, new Set()]));
  const sums = { ACTIVE: 0, COMPUTER: 0, IDLE: 0, UPTIME: 0, PRODUCTIVE: 0, UNPRODUCTIVE: 0, NEUTRAL: 0 };
  let last = edges[0]?.at ?? 0;
  for (const { at, index, opens } of edges) {
    const state = at > last ? STATES.find((one) => open.get(one)!.size > 0) : undefined;
    if (state !== undefined) {
      sums[state] += at - last;
      const [first = -1] = open.get(state)!;
      if (state === 'ACTIVE' || state === 'COMPUTER') sums[categoryOf(intervals[first]!)] += at - last;
    }
    last = at;
    const held = open.get(intervals[index]!.state)!;
    if (opens) held.add(index);
    else held.delete(index);
  }
  const active = intervals.filter(({ state }) => state === 'ACTIVE');
  const [activeMinutes, computerMinutes, productiveMinutes, unproductiveMinutes] = [minutes(sums.ACTIVE), minutes(sums.COMPUTER), minutes(sums.PRODUCTIVE), minutes(sums.UNPRODUCTIVE)];
  return {
    activeMinutes,
    idleMinutes: minutes(sums.IDLE),
    computerMinutes,
    uptimeMinutes: minutes(sums.ACTIVE + sums.COMPUTER + sums.IDLE + sums.UPTIME),
    productiveMinutes,
    unproductiveMinutes,
    neutralMinutes: Math.max(0, activeMinutes + computerMinutes - productiveMinutes - unproductiveMinutes),
    firstActivity: active.length === 0 ? null : Math.min(...active.map(({ from }) => from)),
    lastActivity: active.length === 0 ? null : Math.max(...active.map(({ to }) => to)),
  };
};
