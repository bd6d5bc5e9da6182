import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdChanges } from '../../src/server/resource/bulk-edit/held-changes.ts';
import type { Change } from '../../src/server/resource/journal.ts';
import { mergeChanges } from '../../src/server/resource/merge-changes.ts';

const image = fc.option(fc.record({ id: fc.constant('1'), version: fc.nat(9), name: fc.string() }), { nil: null });
const change: fc.Arbitrary<Change> = fc.record({ entity: fc.constantFrom('Grade', 'Role'), id: fc.constantFrom('1', '2', '3'), kind: fc.constantFrom('ADD', 'UPDATE', 'DELETE'), before: image, after: image });

test('changes that wait for the end of a large work come out as if they had been kept as they are', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 6 }), (steps) => {
      const held = holdChanges();
      for (const some of steps) held.add(some);
      const placed = (changes: readonly Change[]) => new Map(changes.map((one) => [`${one.entity} ${one.id}`, one]));
      expect(placed([...held.portions()].flat())).toEqual(placed(mergeChanges(steps.flat())));
    }),
  );
});
