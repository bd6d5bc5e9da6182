/** Changes that wait for the end of a large work, because a later step may change the same records again: packed a step at a time, so that a hundred thousand of them are no burden. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Change } from '../journal.ts';
import { mergeChanges } from '../merge-changes.ts';

/** Images of one entity, and the two of one record, are nearly the same: a step takes a tenth of what it holds. */
const pack = (changes: readonly Change[]): Buffer => deflateRawSync(JSON.stringify(changes), { level: 1 });
const unpack = (bytes: Buffer): readonly Change[] => JSON.parse(inflateRawSync(bytes).toString()) as readonly Change[];
const placeOf = ({ entity, id }: Change): string => `${entity} ${id}`;

export type HeldChanges = {
  readonly add: (changes: readonly Change[]) => void;
  /** Each record once, as `mergeChanges` has it, a step at a time; in no order. */
  readonly portions: () => Generator<readonly Change[]>;
};

export const holdChanges = (): HeldChanges => {
  const steps: Buffer[] = [];
  /** The step in which a record was changed last. */
  const lastStep = new Map<string, number>();

  /** Records of these that earlier steps changed, as they were before all of that. */
  const earlier = (changes: readonly Change[]): ReadonlyMap<string, Change> => {
    const found = new Map<string, Change>();
    for (const step of new Set(changes.flatMap((change) => lastStep.get(placeOf(change)) ?? []))) for (const change of unpack(steps[step]!)) if (lastStep.get(placeOf(change)) === step) found.set(placeOf(change), change);
    return found;
  };
  return {
    add: (changes) => {
      if (changes.length === 0) return;
      const before = earlier(changes);
      const step = new Map<string, Change>();
      for (const change of changes) {
        const place = placeOf(change);
        const first = step.get(place) ?? before.get(place);
        step.set(place, first === undefined ? change : { ...change, before: first.before });
        lastStep.set(place, steps.length);
      }
      steps.push(pack([...step.values()]));
    },
    *portions() {
      for (const [at, bytes] of steps.entries()) yield mergeChanges(unpack(bytes).filter((change) => lastStep.get(placeOf(change)) === at));
    },
  };
};
