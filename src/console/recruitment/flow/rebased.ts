/** A draft of the hiring flow carried over to a newer one: what is kept changed while it was being designed. */
import { isNew, statusesIn, type Flow, type Stage, type Status } from './flowDraft.ts';

type Item = { readonly key: string; readonly version?: number | null; readonly name: string };
type Kind = 'stage' | 'status';
/** Fields of one stage or status that both sides changed, each in its own way; the draft's are kept. */
export type Met = { readonly kind: Kind; readonly key: string; readonly fields: readonly string[] };
/** What was deleted although the draft changes it. */
export type Gone = { readonly kind: Kind; readonly key: string; readonly name: string };
export type Rebased = { readonly flow: Flow; readonly both: readonly Met[]; readonly gone: readonly Gone[] };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const byKey = <Of extends Item>(items: readonly Of[]): ReadonlyMap<string, Of> => new Map(items.map((item) => [item.key, item]));
const fieldsOf = <Of extends Item>(item: Of): readonly (keyof Of)[] => (Object.keys(item) as (keyof Of)[]).filter((field) => field !== 'version' && field !== 'key');

/** All of the first, and what only the other has, each behind what it follows there. */
const woven = <Of extends Item>(first: readonly Of[], other: readonly Of[]): readonly Of[] =>
  other.reduce<readonly Of[]>((all, item, at) => {
    if (all.some(({ key }) => key === item.key)) return all;
    const behind = all.findIndex(({ key }) => key === other[at - 1]?.key);
    return all.toSpliced(at === 0 ? 0 : behind < 0 ? all.length : behind + 1, 0, item);
  }, first);

const merged = <Of extends Item>(kind: Kind, base: readonly Of[], mine: readonly Of[], theirs: readonly Of[]) => {
  const [was, drafted, now] = [byKey(base), byKey(mine), byKey(theirs)];
  const both: Met[] = [];
  const one = (their: Of): Of => {
    const [begun, draft] = [was.get(their.key), drafted.get(their.key)];
    if (!begun || !draft) return their;
    const changed = fieldsOf(draft).filter((field) => !same(draft[field], begun[field]));
    const fields = changed.filter((field) => !same(their[field], begun[field]) && !same(their[field], draft[field]));
    if (fields.length > 0) both.push({ kind, key: draft.key, fields: fields.map(String) });
    return { ...their, ...Object.fromEntries(changed.map((field) => [field, draft[field]])) };
  };
  const items = theirs.map(one);
  const added = mine.filter(({ key }) => !was.has(key) && !now.has(key));
  const gone = mine.filter((draft) => was.has(draft.key) && !now.has(draft.key) && fieldsOf(draft).some((field) => !same(draft[field], was.get(draft.key)![field]))).map(({ key, name }): Gone => ({ kind, key, name }));
  const kept = mine.flatMap((draft) => items.find(({ key }) => key === draft.key) ?? (added.includes(draft) ? [draft] : []));
  const order = (list: readonly Of[]): readonly string[] => list.map(({ key }) => key).filter((key) => was.has(key) && drafted.has(key) && now.has(key));
  return { items: same(order(mine), order(base)) ? woven(items, kept) : woven(kept, items), both, gone };
};

/** All that either names, what both name once. */
export const together = (one: readonly Met[], other: readonly Met[]): readonly Met[] =>
  [...one, ...other].reduce<readonly Met[]>((all, met) => {
    const at = all.findIndex(({ kind, key }) => kind === met.kind && key === met.key);
    return at < 0 ? [...all, met] : all.with(at, { ...met, fields: [...new Set([...all[at]!.fields, ...met.fields])] });
  }, []);

/** What of that still differs from what is kept. */
export const stillMet = (both: readonly Met[], flow: Flow, kept: Flow): readonly Met[] =>
  both.flatMap((met) => {
    const of = ({ stages, statuses }: Flow) => (met.kind === 'stage' ? stages : statuses).find(({ key }) => key === met.key) as Readonly<Record<string, unknown>> | undefined;
    const fields = met.fields.filter((field) => !same(of(flow)?.[field], of(kept)?.[field]));
    return fields.length === 0 || !of(flow) ? [] : [{ ...met, fields }];
  });

/** The draft `mine`, which began from `base`, on what is kept now: of each value what the draft changed, else what is kept. */
export const rebased = (base: Flow, mine: Flow, theirs: Flow): Rebased => {
  const stages = merged<Stage>('stage', base.stages, mine.stages, theirs.stages);
  const statuses = merged<Status>('status', base.statuses, mine.statuses, theirs.statuses);
  const stageKeys = new Set(stages.items.map(({ key }) => key));
  const keys = new Set(statuses.items.map(({ key }) => key));
  const firstOf = (flow: Flow): string | undefined => flow.statuses.find(({ isDefault }) => isDefault)?.key;
  // One status is the first: the draft's where it chose one that is still there.
  const chosen = firstOf(mine) === firstOf(base) ? undefined : firstOf(mine);
  const first = chosen !== undefined && keys.has(chosen) ? chosen : firstOf(theirs);
  const otherFirst: readonly Met[] = first === chosen && firstOf(theirs) !== firstOf(base) && firstOf(theirs) !== chosen ? [{ kind: 'status', key: chosen!, fields: ['isDefault'] }] : [];
  const placedIn = (status: Status): string => [status.stage, theirs.statuses.find(({ key }) => key === status.key)?.stage].find((stage) => stage !== undefined && stageKeys.has(stage)) ?? stages.items[0]?.key ?? status.stage;
  const whole = statuses.items.map((status): Status => ({ ...status, stage: placedIn(status), isDefault: status.key === first, next: [status.next].flat().filter((key) => keys.has(key)) }));
  return {
    flow: { stages: stages.items, statuses: stages.items.flatMap(({ key }) => whole.filter(({ stage }) => stage === key)) },
    both: together(stages.both, [...statuses.both, ...otherFirst]),
    gone: [...stages.gone, ...statuses.gone],
  };
};

/** Ids by the keys that were new. Keys of stages and of statuses may be the same. */
export type Ids = { readonly stages: ReadonlyMap<string, string>; readonly statuses: ReadonlyMap<string, string> };
const none: Ids = { stages: new Map(), statuses: new Map() };

const idsIn = (saved: readonly Item[], kept: readonly Item[], isNewOne: (item: Item) => boolean): ReadonlyMap<string, string> | undefined => {
  const known = new Set(saved.filter((one) => !isNewOne(one)).map(({ key }) => key));
  const fits = saved.length === kept.length && saved.every((one, at) => (isNewOne(one) ? !known.has(kept[at]!.key) : one.key === kept[at]!.key));
  return fits ? new Map(saved.flatMap((one, at) => (isNewOne(one) ? [[one.key, kept[at]!.key] as const] : []))) : undefined;
};

/** The ids under which what was new in a saved flow is kept: it stands where it stood. None where what is kept is not what was saved. */
export const idsOfNew = (saved: Flow, kept: Flow): Ids => {
  const isNewOne = (item: Item): boolean => isNew(item as Stage | Status);
  const stages = idsIn(saved.stages, kept.stages, isNewOne);
  const statuses = idsIn(saved.stages.flatMap(({ key }) => statusesIn(saved, key)), kept.statuses, isNewOne);
  return stages && statuses ? { stages, statuses } : none;
};

/** The flow by the ids that its keys got. */
export const withIds = (flow: Flow, { stages, statuses }: Ids): Flow => ({
  stages: flow.stages.map((stage) => ({ ...stage, key: stages.get(stage.key) ?? stage.key })),
  statuses: flow.statuses.map((status) => ({ ...status, key: statuses.get(status.key) ?? status.key, stage: stages.get(status.stage) ?? status.stage, next: [status.next].flat().map((key) => statuses.get(key) ?? key) })),
});
