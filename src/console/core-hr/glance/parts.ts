/** The parts of the organisation, arranged under what they belong to: pure, so that it can be tested without a page. */
import type { ReadOrganizationStructureQuery } from '../../../../generated/core-hr/operations.ts';

export type Structure = ReadOrganizationStructureQuery['answer'];
export type Part = NonNullable<Structure['groups']>[number];

/** A part at its level, from 0, with its people; of a department all that stand below it. */
export type Shown = { readonly part: Part; readonly level: number; readonly people: number | null; /** The part is of the kind above: a group over units. */ readonly isHead: boolean };

const peopleOf = ({ people }: Part): number | null => people ?? null;

/** Parts under their heads, each with its people; those without a head last, under null. */
export const underHeads = (heads: readonly Part[], parts: readonly Part[]): readonly { readonly head: Part | null; readonly parts: readonly Part[] }[] => {
  const known = new Set(heads.map(({ id }) => id));
  const loose = parts.filter(({ aboveId }) => !aboveId || !known.has(aboveId));
  return [...heads.map((head) => ({ head, parts: parts.filter(({ aboveId }) => aboveId === head.id) })), ...(loose.length > 0 ? [{ head: null, parts: loose }] : [])];
};

const sum = (one: number | null, other: number | null): number | null => (one === null || other === null ? null : one + other);

/** Departments to the depth told, each with the people of all below it. A department whose parent is not among them is a top. */
export const departmentLines = (departments: readonly Part[], depth: number): readonly Shown[] => {
  const known = new Set(departments.map(({ id }) => id));
  const below = Map.groupBy(departments, ({ aboveId }) => (aboveId && known.has(aboveId) ? aboveId : null));
  const total = (part: Part): number | null => (below.get(part.id) ?? []).map(total).reduce(sum, peopleOf(part));
  const lines = (parts: readonly Part[], level: number): Shown[] =>
    parts
      .toSorted((a, b) => (total(b) ?? 0) - (total(a) ?? 0))
      .flatMap((part) => [{ part, level, people: total(part), isHead: level === 0 }, ...(level + 1 < depth ? lines(below.get(part.id) ?? [], level + 1) : [])]);
  return lines(below.get(null) ?? [], 0);
};
