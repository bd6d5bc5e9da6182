/** What a merge makes of the records that stand side by side. */
import { choices, isChoice, takenFrom, united } from '../../../domain/duplicates/merge-fields.ts';
import type { Field } from '../../../domain/resource.ts';
import type { Row } from '../../providers/data/row.ts';

type Rights = Readonly<Record<string, { readonly update?: boolean } | undefined>>;
/** Fields that are chosen together, and whether one may choose. */
export type Unit = { readonly key: string; readonly fields: readonly Field[]; readonly isOpen: boolean };
type Sorted = { readonly differing: readonly Unit[]; readonly rest: readonly Unit[]; readonly lists: readonly Field[] };

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '' && value !== false;
const written = ({ fields }: Unit, one: Row): string => JSON.stringify(fields.map(({ key }) => one[key] ?? null));
const hasAny = ({ fields }: Unit, one: Row): boolean => fields.some(({ key }) => isFilled(one[key]));

/** What differs between records that both have it; what is the same or in one only; lists. What nobody has is left out. */
export const sorted = (visible: readonly Field[], people: readonly Row[], rights: Rights, hired: string | null = null): Sorted => {
  const units = choices(visible)
    .map((fields): Unit => ({ key: fields[0]!.key, fields, isOpen: isChoice(fields, people, hired) && fields.every(({ access }) => access === undefined || rights[access]?.update === true) }))
    .filter((unit) => people.some((one) => hasAny(unit, one)));
  const differs = (unit: Unit): boolean => new Set(people.filter((one) => hasAny(unit, one)).map((one) => written(unit, one))).size > 1;
  // Where all have the same there is nothing to choose.
  const isEqual = (unit: Unit): boolean => new Set(people.map((one) => written(unit, one))).size === 1;
  return {
    differing: units.filter(differs),
    rest: units.filter((unit) => !differs(unit)).map((unit) => (isEqual(unit) ? { ...unit, isOpen: false } : unit)),
    lists: visible.filter(({ kind, key }) => kind === 'rows' && people.some((one) => ((one[key] ?? []) as readonly unknown[]).length > 0)),
  };
};

export type Picks = ReadonlyMap<string, string>;

/** From whom a unit is taken: as picked where one may choose, else by the rule; `people` begins with the one who stays. */
export const takenOf = (unit: Unit, people: readonly Row[], picks: Picks, hired: string | null = null): Row => people.find(({ id }) => unit.isOpen && id === picks.get(unit.key)) ?? takenFrom(unit.fields, people, hired);

export const linesOf = (field: Field, people: readonly Row[]): number => united(field.key, people.map((one) => (one[field.key] ?? []) as readonly Record<string, unknown>[])).length;
