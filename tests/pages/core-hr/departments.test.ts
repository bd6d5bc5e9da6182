import { expect, test } from 'vitest';
import { findIn, idsOf, linesOf, narrowed, treeOf } from '../../../src/console/core-hr/tree/departments.ts';

const department = (id: string, name: string, parentId: string | null) => ({ id, name, code: id, parentId, headId: null, headName: null, status: 'ACTIVE', people: 0 }) as never;
const tree = treeOf([department('1', 'Works', null), department('2', 'Weaving', '1'), department('3', 'Dyeing', '1'), department('4', 'Looms', '2')]);

test('a department found by a search knows all below it, not only what fits the search', () => {
  const [line] = linesOf(narrowed(tree, 'works'), () => true);
  expect(idsOf(line!.node)).toEqual(['1']);
  expect(idsOf(findIn(tree, line!.node.department.id)!)).toEqual(['1', '2', '4', '3']);
  expect(idsOf(findIn(tree, '2')!)).toEqual(['2', '4']);
  expect(findIn(tree, '9')).toBeUndefined();
});
