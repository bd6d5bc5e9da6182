import { useState } from 'react';
import { useKept } from '../../shell/useKept.ts';
import { idsOfNew, rebased, stillMet, together, withIds, type Ids, type Rebased } from './rebased.ts';
import type { Flow } from './flowDraft.ts';

/** What is edited beside the board. Its name stays when it gets its id. */
type Opened = { readonly kind: 'stage' | 'status'; readonly key: string; readonly name: string };
export type Meanwhile = Pick<Rebased, 'both' | 'gone'>;
type Draft = {
  readonly flow: Flow;
  /** What it began from: what is kept, or what was just saved and not read again yet. */
  readonly base: Flow;
  /** What was kept when it was looked at last. */
  readonly seen: Flow;
  readonly isSaved: boolean;
  readonly opened: Opened | undefined;
  /** What the draft met each time that somebody else changed the flow below it. */
  readonly meanwhile: Meanwhile | undefined;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const noIds: Ids = { stages: new Map(), statuses: new Map() };
const contents = ({ stages, statuses }: Flow) => [...stages, ...statuses].map(({ version: _, ...rest }) => rest);

/** The draft on what is kept now: untouched, it follows; else what was changed stays. */
const carried = ({ flow, base, isSaved, opened, meanwhile }: Draft, kept: Flow): Draft => {
  const ids = isSaved ? idsOfNew(base, kept) : noIds;
  const [begun, mine] = [withIds(base, ids), withIds(flow, ids)];
  const { flow: next, both, gone } = rebased(begun, mine, kept);
  const was = meanwhile ?? { both: [], gone: [] };
  const isHere = (key: string): boolean => contents(kept).some((one) => one.key === key);
  const met = same(contents(begun), contents(kept)) ? meanwhile : { both: together(was.both, both), gone: [...was.gone.filter((one) => !isHere(one.key)), ...gone] };
  const key = opened && ((opened.kind === 'stage' ? ids.stages : ids.statuses).get(opened.key) ?? opened.key);
  return { flow: next, base: kept, seen: kept, isSaved: false, opened: opened && { ...opened, key: key ?? opened.key }, meanwhile: same(mine, begun) ? undefined : met };
};

/** The flow as it is being designed, on top of what is kept, whoever changes that meanwhile. */
export const useFlowDraft = (kept: Flow) => {
  const { taken, keep } = useKept<Pick<Draft, 'flow' | 'base'>>('hiring-flow');
  const [state, setState] = useState<Draft>(() => ({ flow: taken?.flow ?? kept, base: taken?.base ?? kept, seen: taken?.base ?? kept, isSaved: false, opened: undefined, meanwhile: undefined }));
  const now = kept === state.seen ? state : carried(state, kept);
  if (now !== state) setState(now);
  const { flow, base, opened, meanwhile } = now;
  const isDirty = !same(flow, base);
  keep(isDirty ? { flow, base } : undefined);
  return {
    flow,
    opened,
    meanwhile: meanwhile && { ...meanwhile, both: stillMet(meanwhile.both, flow, base) },
    isDirty,
    setFlow: (next: Flow): void => setState((was) => ({ ...was, flow: next })),
    open: (kind: Opened['kind'], key: string): void => setState((was) => ({ ...was, opened: { kind, key, name: `${kind} ${key}` } })),
    close: (): void => setState((was) => ({ ...was, opened: undefined })),
    discard: (): void => setState((was) => ({ ...was, flow: was.base, meanwhile: undefined })),
    /** What was sent is kept now, and is read again. */
    saved: (sent: Flow): void => setState((was) => ({ ...was, base: sent, isSaved: true, meanwhile: undefined })),
  };
};
