import type { Field, Resource } from '../../../../domain/resource.ts';
import type { FormRights } from '../../../providers/authSession.ts';
import { cells } from '../../../fields/cells.tsx';
import type { Translate } from '../../../fields/cellKind.ts';

export type Column = {
  readonly field: Field;
  readonly label: string;
  readonly isNumber: boolean;
  /** The record's name: heavier, frozen, and the one that takes the room that is left. */
  readonly isTitle: boolean;
  readonly isCode: boolean;
  /** Pixels with padding. */
  readonly width: number;
};

/** The least that a name gets before any other column grows. */
export const TITLE_WIDTH = 180;
/** The checkbox column. */
export const PICK_WIDTH = 40;
const PADDING = 20;
const SORT_ROOM = 18;
const LONGEST_HEADER = 132;

/** Fields that exist for the person: one guarded by a form that they may not view is none. */
export const visibleFields = (resource: Resource, rights: Readonly<Partial<Record<string, FormRights>>>): readonly Field[] =>
  resource.fields.filter(({ access, kind }) => kind !== 'id' && (access === undefined || rights[access]?.view === true));

/** Names of the columns shown: the person's choice as far as it still exists, else the schema's. The title is always among them. */
export const shownNames = (resource: Resource, fields: readonly Field[], chosen: readonly string[] | undefined): readonly string[] => {
  const known = new Set(fields.map(({ name }) => name));
  const names = (chosen ?? fields.filter(({ inList }) => inList).map(({ name }) => name)).filter((name) => known.has(name));
  return names.includes(resource.title) ? names : [resource.title, ...names];
};

/** Columns measure their header: one line of it, or the longer of two where it is long. */
const headerWidth = (label: string, measure: (text: string) => number): number => {
  const whole = measure(label);
  if (whole <= LONGEST_HEADER) return whole;
  const words = label.split(/\s+/).map(measure);
  return Math.min(whole, Math.max(LONGEST_HEADER, ...words, whole / 2 + 12));
};

export const columnOf = (resource: Resource, field: Field, translate: Translate, measure: (text: string) => number, set: number | undefined): Column => {
  const label = translate(`${resource.name}.${field.name}`);
  const kind = cells[field.kind];
  const isTitle = field.name === resource.title;
  const isCode = field.name === resource.code;
  const own = isTitle ? TITLE_WIDTH : Math.max(isCode ? 66 : kind.width, headerWidth(label, measure) + (field.sort ? SORT_ROOM : 0)) + PADDING;
  return { field, label, isTitle, isCode, isNumber: kind.isNumber === true, width: Math.round(set ?? own) };
};

/** Beside an open panel the other columns fold from the right until the rest fits; name, code and status stay. */
export const foldToFit = (columns: readonly Column[], room: number): readonly Column[] => {
  const kept = [...columns];
  const total = (): number => kept.reduce((sum, { width }) => sum + width, PICK_WIDTH);
  for (let index = kept.length - 1; index >= 0 && total() > room; index -= 1) {
    const column = kept[index];
    if (column && !column.isTitle && !column.isCode && column.field.kind !== 'status') kept.splice(index, 1);
  }
  return kept;
};

/** Gives the room that is left to the name, unless the person set its width. */
export const stretchTitle = (columns: readonly Column[], room: number, widths: Readonly<Record<string, number>>): readonly Column[] => {
  const rest = room - PICK_WIDTH - columns.reduce((sum, { width }) => sum + width, 0);
  return rest <= 0 ? columns : columns.map((column) => (column.isTitle && widths[column.field.name] === undefined ? { ...column, width: column.width + rest } : column));
};
