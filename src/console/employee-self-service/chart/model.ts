import type { ReadChartDepartmentsQuery, ShownPersonFragment } from '../../../../generated/organisation-chart/operations.ts';

export type Person = ShownPersonFragment;
export type Department = ReadChartDepartmentsQuery['answer']['rows'][number];

type At = { readonly key: string; /** Null at the top. */ readonly parent: string | null; /** How many stand directly below, drawn or not. */ readonly count: number };
export type PersonNode = At & { readonly kind: 'person'; readonly person: Person };
export type DepartmentNode = At & { readonly kind: 'department'; readonly department: Department };
/** Stands for those who were not read yet. */
export type MoreNode = At & { readonly kind: 'more'; readonly left: number };
export type ChartNode = PersonNode | DepartmentNode | MoreNode;

export type Model = {
  readonly nodes: ReadonlyMap<string, ChartNode>;
  /** What is known below each key; those at the top are below ''. */
  readonly below: ReadonlyMap<string, readonly string[]>;
  /** Keys below which everything is known. */
  readonly whole: ReadonlySet<string>;
  readonly open: ReadonlySet<string>;
};

export const TOP = '';
export const nothing: Model = { nodes: new Map(), below: new Map(), whole: new Set(), open: new Set() };

export const personKey = (id: string): string => `p${id}`;
export const departmentKey = (id: string): string => `d${id}`;
export const moreKey = (parent: string | null): string => `more-${parent ?? TOP}`;

export const personNode = (person: Person, parent: string | null, count: number = person.reports): PersonNode => ({ kind: 'person', key: personKey(person.id), parent, count, person });

/** Puts nodes below a key. `whole`: they are all there are, in this order; else they join those that are known. */
export const put = (model: Model, parent: string | null, given: readonly ChartNode[], whole: boolean): Model => {
  const at = parent ?? TOP;
  const nodes = new Map(model.nodes);
  const below = new Map(model.below);
  for (const node of given) {
    const was = nodes.get(node.key);
    // Somebody who was moved in the meantime stands in one place only.
    if (was && was.parent !== parent) below.set(was.parent ?? TOP, (below.get(was.parent ?? TOP) ?? []).filter((key) => key !== node.key));
    nodes.set(node.key, node);
  }
  const keys = given.map(({ key }) => key);
  const known = below.get(at) ?? [];
  below.set(at, whole ? keys : [...known, ...keys.filter((key) => !known.includes(key))]);
  return { ...model, nodes, below, whole: whole ? new Set([...model.whole, at]) : model.whole };
};

export const without = (model: Model, key: string): Model => {
  const node = model.nodes.get(key);
  if (!node) return model;
  const at = node.parent ?? TOP;
  const nodes = new Map(model.nodes);
  nodes.delete(key);
  return { ...model, nodes, below: new Map(model.below).set(at, (model.below.get(at) ?? []).filter((one) => one !== key)) };
};

export const withOpen = (model: Model, keys: readonly string[], isOpen: boolean): Model => {
  const open = new Set(model.open);
  for (const key of keys) if (isOpen) open.add(key); else open.delete(key);
  return { ...model, open };
};

/** Open, but some below are not drawn yet. */
export const isPartial = ({ open, whole }: Model, { key, count }: ChartNode): boolean => count > 0 && open.has(key) && !whole.has(key);

/** Several levels as they were read: each below the one above. Whose reports all came is whole. */
export const putLevels = (model: Model, people: readonly Person[]): Model => {
  const groups = Map.groupBy(people, ({ managerId }) => managerId ?? TOP);
  const nodes = new Map(model.nodes);
  const below = new Map(model.below);
  const whole = new Set(model.whole);
  const count = new Map(people.map(({ id, reports }) => [id, reports]));
  for (const [manager, reports] of groups) {
    const at = manager === TOP ? TOP : personKey(manager);
    for (const person of reports) nodes.set(personKey(person.id), personNode(person, at === TOP ? null : at));
    below.set(at, reports.map(({ id }) => personKey(id)));
    const above = nodes.get(at);
    if (reports.length >= (above?.count ?? count.get(manager) ?? Number.POSITIVE_INFINITY)) whole.add(at);
  }
  return { ...model, nodes, below, whole };
};
