import { ReadChartBelowDocument, ReadChartCirclesDocument, ReadChartDepartmentsDocument, ReadChartMembersDocument, ReadChartPathDocument, ReadChartTopsDocument } from '../../../../generated/organisation-chart/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { TOP, departmentKey, moreKey, nothing, personKey, personNode, put, putLevels, withOpen, without } from './model.ts';
import type { ChartNode, Department, Model, Person } from './model.ts';

/** What a reading does to the chart as it is by then. */
export type Change = (model: Model) => Model;

const keyed = (people: readonly Person[], parent: string | null): ChartNode[] => people.map((person) => personNode(person, parent));

/** The card that stands for those who were not read, where there are some. */
const more = (parent: string | null, known: number, all: number): ChartNode[] => (all > known ? [{ kind: 'more', key: moreKey(parent), parent, count: 0, left: all - known }] : []);

/** A page of those at the top, from so many on. With the first page come those of circles, who are few. */
const readTops = async (offset: number): Promise<Change> => {
  const [tops, circles] = await Promise.all([askAnswer('organisation-chart', ReadChartTopsDocument, { offset }), offset === 0 ? askAnswer('organisation-chart', ReadChartCirclesDocument, {}) : undefined]);
  const rows = [...(circles?.rows ?? []), ...tops.rows];
  return (model) => {
    const before = (model.below.get(TOP) ?? []).flatMap((key) => (offset > 0 && model.nodes.get(key)?.kind === 'person' ? [model.nodes.get(key)!] : []));
    const next = put(without(model, moreKey(null)), null, [...before, ...keyed(rows, null), ...more(null, offset + tops.rows.length, tops.totalRecords)], true);
    return { ...next, whole: new Set(next.whole) };
  };
};

export const readTop = (): Promise<Change> => readTops(0);

/** The line down to a person, and who reports to them. */
export const readPath = async (id: string): Promise<Change> => {
  const [path, below] = await Promise.all([askAnswer('organisation-chart', ReadChartPathDocument, { id }), askAnswer('organisation-chart', ReadChartBelowDocument, { ids: [id] })]);
  return (model) => {
    const line = path.rows.reduce((next, person) => put(next, person.managerId == null ? null : personKey(person.managerId), keyed([person], person.managerId == null ? null : personKey(person.managerId)), false), model);
    return withOpen(putLevels(line, below.rows), path.rows.map((person) => personKey(person.id)), true);
  };
};

/** So many levels from the top on, or as much of them as one answer holds; `isCut` says that it does not hold all. */
export const readLevels = async (tops: readonly Person[], levels: number): Promise<{ readonly change: Change; readonly isCut: boolean }> => {
  const ids = tops.filter(({ reports }) => reports > 0).map(({ id }) => id).slice(0, 1000);
  const below = levels > 1 && ids.length > 0 ? await askAnswer('organisation-chart', ReadChartBelowDocument, { ids, levels: levels - 1 }) : { rows: [], totalRecords: 0 };
  return {
    isCut: below.totalRecords > below.rows.length,
    change: (model) => {
      const next = putLevels(model, below.rows);
      const above = new Set(below.rows.map(({ managerId }) => personKey(managerId ?? '')));
      return { ...next, open: above };
    },
  };
};

export const departmentsAs = (departments: readonly Department[]): Model => {
  const groups = Map.groupBy(departments, ({ parentId }) => parentId ?? TOP);
  const nodeOf = (department: Department): ChartNode => ({
    kind: 'department',
    key: departmentKey(department.id),
    parent: department.parentId == null ? null : departmentKey(department.parentId),
    count: department.people + (groups.get(department.id)?.length ?? 0),
    department,
  });
  const model = [...groups].reduce((next, [parent, rows]) => put(next, parent === TOP ? null : departmentKey(parent), rows.map(nodeOf), parent === TOP), nothing);
  const whole = new Set([...model.whole, ...departments.filter(({ id, people }) => people === 0 && groups.has(id)).map(({ id }) => departmentKey(id))]);
  return { ...model, whole, open: new Set((groups.get(TOP) ?? []).map(({ id }) => departmentKey(id))) };
};

export const readDepartments = async (): Promise<Change> => {
  const { rows } = await askAnswer('organisation-chart', ReadChartDepartmentsDocument, {});
  return () => departmentsAs(rows);
};

/** A page of the people of a department, below its departments. */
const readMembers = async (node: ChartNode, offset: number): Promise<Change> => {
  const { rows, totalRecords } = await askAnswer('organisation-chart', ReadChartMembersDocument, { departmentId: node.key.slice(1), offset });
  return (model) => {
    const known = (model.below.get(node.key) ?? []).flatMap((key) => {
      const one = model.nodes.get(key);
      return one && (one.kind === 'department' || (one.kind === 'person' && offset > 0)) ? [one] : [];
    });
    // In this view nobody stands below a person.
    return put(without(model, moreKey(node.key)), node.key, [...known, ...rows.map((person) => personNode(person, node.key, 0)), ...more(node.key, offset + rows.length, totalRecords)], true);
  };
};

/** Everybody directly below a node; of a node that stands for more, the next page. */
export const readBelow = async (node: ChartNode, model: Model): Promise<Change> => {
  if (node.kind === 'more') {
    const known = (model.below.get(node.parent ?? TOP) ?? []).filter((key) => model.nodes.get(key)?.kind === 'person' && !(model.nodes.get(key) as { person: Person }).person.isCircle).length;
    return node.parent === null ? readTops(known) : readMembers(model.nodes.get(node.parent)!, known);
  }
  if (node.kind === 'department') return readMembers(node, 0);
  const { rows } = await askAnswer('organisation-chart', ReadChartBelowDocument, { ids: [node.person.id] });
  return (now) => {
    const next = putLevels(now, rows);
    return { ...next, whole: new Set([...next.whole, node.key]) };
  };
};
