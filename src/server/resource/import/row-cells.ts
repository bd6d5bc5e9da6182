/** From a row of the file to one cell for each target: columns, templates, constants and what a person fixed. */
import { similarity } from '../../../domain/rank.ts';
import { cellText } from '../../sheets/cell.ts';
import type { Cell } from '../../sheets/cell.ts';
import type { Mapping } from './mapping.ts';
import type { Target } from './targets.ts';

export type Fix = { readonly number: number; readonly field: string; readonly row: number | null; readonly before: string | null; readonly after: string };

/** Reads the cells of a row in the order of the targets; null where the row says nothing. */
export type RowReader = (row: number, cells: readonly Cell[]) => Cell[];

type Source = (cells: readonly Cell[]) => Cell;

const blank = (cell: Cell | undefined): boolean => cell === null || cell === undefined || cell === '';

/** The column a template's `{name}` means: by heading, else the one mapped to that target; -1 for none. */
export const templateColumn = (name: string, headings: readonly string[], mapping: Mapping): number => {
  const byHeading = headings.findIndex((heading) => similarity(heading, name) === 1);
  return byHeading >= 0 ? byHeading : mapping.columns.indexOf(name.trim());
};

/** Names in braces of a template, in order. */
export const templateNames = (text: string): string[] => Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, name]) => name ?? '');

/** A template with an empty column in it gives nothing where all its columns are empty. */
const template = (text: string, headings: readonly string[], mapping: Mapping): Source => {
  const parts = text.split(/\{([^{}]+)\}/);
  const columns = parts.map((part, at) => (at % 2 === 1 ? templateColumn(part, headings, mapping) : -1));
  return (cells) => {
    let isFilled = false;
    const said = parts.map((part, at) => {
      if (at % 2 === 0) return part;
      const value = cellText(cells[columns[at] ?? -1] ?? null);
      isFilled ||= value !== '';
      return value;
    });
    return isFilled || columns.every((column) => column < 0) ? said.join('').replace(/\s+/g, ' ').trim() : null;
  };
};

const sourceOf = (target: Target, headings: readonly string[], mapping: Mapping): Source => {
  const told = mapping.templates.find((one) => one.target === target.key);
  const constant = mapping.constants.find((one) => one.target === target.key)?.text ?? null;
  const column = mapping.columns.indexOf(target.key);
  const own: Source = told ? template(told.text, headings, mapping) : (cells) => cells[column] ?? null;
  return (cells) => {
    const cell = own(cells);
    return blank(cell) ? constant : cell;
  };
};

/** Targets that the mapping fills in some way. */
export const filledTargets = (targets: readonly Target[], mapping: Mapping): Target[] =>
  targets.filter(({ key }) => mapping.columns.includes(key) || [...mapping.constants, ...mapping.templates].some((one) => one.target === key));

export const rowReader = (targets: readonly Target[], headings: readonly string[], mapping: Mapping, fixes: readonly Fix[]): RowReader => {
  const sources = targets.map((target) => sourceOf(target, headings, mapping));
  const fixesOf = targets.map((target) => fixes.filter((fix) => fix.field === target.key).sort((one, other) => one.number - other.number));
  const hasFixes = fixesOf.map((list) => list.length > 0);
  return (row, cells) =>
    sources.map((source, at) => {
      const cell = source(cells);
      return hasFixes[at] === true ? fixed(cell, row, fixesOf[at] ?? []) : cell;
    });
};

const fixed = (cell: Cell, row: number, fixes: readonly Fix[]): Cell => {
  let current = cell;
  for (const fix of fixes) if (fix.row === null ? cellText(current) === fix.before : fix.row === row) current = fix.after === '' ? null : fix.after;
  return current;
};
