import type { CSSProperties } from 'react';
import { guardOf } from '../../../../domain/guard-of.ts';
import type { Field, Resource, ScreenEntry } from '../../../../domain/resource.ts';
import type { FormRights } from '../../../providers/authSession.ts';
import { cells } from '../../../fields/cells.tsx';
import type { Translate } from '../../../fields/cellKind.ts';
import type { Preferences } from './preferences.ts';

export type Column = {
  readonly field: Field;
  readonly label: string;
  readonly isNumber: boolean;
  /** The record's name: heavier, frozen, and the one that takes the room that is left. */
  readonly isTitle: boolean;
  readonly isCode: boolean;
  /** A person's name, with its initials before it. */
  readonly isPerson?: boolean;
  /** Pixels with padding. */
  readonly width: number;
  /** Of a frozen column: pixels from the left, where it stays. */
  readonly left?: number;
  /** A text that takes its share of the room that is left. */
  readonly grows?: boolean;
  /** What it can be squeezed to: its values whole, its header on two lines. */
  readonly least: number;
};

/** The least that a name gets before any other column grows. */
export const TITLE_WIDTH = 180;
/** What it gives beyond that where a sheet would scroll sideways for so little. */
const GIVEN_WAY = 20;
/** The checkbox column. */
export const PICK_WIDTH = 40;
const PADDING = 20;
/** Initials and what parts them from the name. */
const INITIALS = 30;
const SORT_ROOM = 16;
const LONGEST_LINE = 104;
const LONGEST_TITLE = 280;
const LONGEST_CONTENT = 220;
/** With long texts beside it a name takes no more than this of the room that is left, as long as they can use it. */
const ROOMY_TITLE = 320;
const ROOMY_TEXT = 480;

/** Fields that exist for the person: one guarded by a form that they may not view is none. */
export const visibleFields = (resource: Resource, rights: Readonly<Partial<Record<string, FormRights>>>): readonly Field[] =>
  resource.fields.filter((field) => {
    const guard = guardOf(field);
    return field.kind !== 'id' && (guard === undefined || rights[guard]?.view === true);
  });

/** Whether nobody else's records can stand in a list. */
export const isOwnList = ({ scope }: Pick<ScreenEntry, 'scope'>, rights: Pick<FormRights, 'scope'> | undefined): boolean => scope === 'SELF' || (scope === 'ALL' && rights?.scope === 'SELF');

type Chosen = { /** By the person, or for the screen. */ readonly columns?: readonly string[] | undefined; /** Every row is the reader's own: whose it is needs no column. */ readonly isOwn?: boolean };

/** Names of the columns shown: those chosen as far as they still exist, else the schema's. The title is always among them. */
export const shownNames = (resource: Resource, fields: readonly Field[], { columns, isOwn = false }: Chosen): readonly string[] => {
  const known = new Set(fields.map(({ name }) => name));
  const whose = isOwn ? resource.person : undefined;
  const names = (columns ?? fields.filter(({ inList, key }) => inList && key !== whose).map(({ name }) => name)).filter((name) => known.has(name));
  return names.includes(resource.title) ? names : [resource.title, ...names];
};

/** The narrowest that a header can be on two lines. */
const onTwoLines = (words: readonly string[], measure: (text: string) => number): number =>
  Math.min(...words.map((_, at) => Math.max(measure(words.slice(0, at).join(' ')), measure(words.slice(at).join(' ')))));

type Widths = {
  /** Pixels of the longest value among the first rows; undefined until there were some. */
  readonly content: number | undefined;
  /** Pixels that the person set. */
  readonly set: number | undefined;
};

const isOfPeople = ({ fields }: Resource): boolean => ['firstName', 'lastName'].every((key) => fields.some((field) => field.key === key));

/** One column: as wide as its header and its values, within bounds. The message `<entity>.<field>.short` is its header where there is one. */
export const columnOf = (resource: Resource, field: Field, translate: Translate, measure: (text: string) => number, { content, set }: Widths): Column => {
  const key = `${resource.name}.${field.name}`;
  const label = translate(`${key}.short`, { _: translate(key) });
  const kind = cells[field.kind];
  const isTitle = field.name === resource.title;
  const isCode = field.name === resource.code;
  const isPerson = isTitle && isOfPeople(resource);
  const values = Math.min(content ?? (isCode ? 64 : kind.width), LONGEST_CONTENT);
  const line = measure(label);
  const lines = Math.min(line, onTwoLines(label.split(/\s+/), measure) + 2);
  const withHeader = (header: number): number => Math.round(Math.max(values, header + (field.sort ? SORT_ROOM : 0)) + PADDING);
  const title = Math.min(LONGEST_TITLE, Math.max(TITLE_WIDTH, (content ?? 0) + PADDING + (isPerson ? INITIALS : 0)));
  const width = set ?? (isTitle ? title : withHeader(line <= LONGEST_LINE ? line : lines));
  return { field, label, isTitle, isCode, isPerson, isNumber: kind.isNumber === true, grows: set === undefined && field.kind === 'longText' && !isTitle, width, least: set ?? (isTitle ? TITLE_WIDTH : withHeader(lines)) };
};

/** How far the name gives way so that a sheet does not scroll sideways; not where the person set its width. */
const givenWay = (columns: readonly Column[]): number => (columns.some(({ isTitle, least }) => isTitle && least === TITLE_WIDTH) ? GIVEN_WAY : 0);

/** Beside an open panel the other columns fold from the right until the rest fits; name, code and status stay. */
export const foldToFit = (columns: readonly Column[], room: number): readonly Column[] => {
  const kept = [...columns];
  const most = room + givenWay(columns);
  for (let index = kept.length - 1; index >= 0 && sum(kept, 'least') > most; index -= 1) {
    const column = kept[index];
    if (column && !column.isTitle && !column.isCode && column.field.kind !== 'status') kept.splice(index, 1);
  }
  return kept;
};

const sum = (columns: readonly Column[], of: 'width' | 'least'): number => columns.reduce((total, column) => total + column[of], PICK_WIDTH);

/** Of so many pixels that are left, what each column gets: long texts beside a roomy name, then the name. */
const shares = (columns: readonly Column[], rest: number): readonly number[] => {
  const texts = columns.filter(({ grows }) => grows);
  const name = columns.find(({ isTitle }) => isTitle)?.width ?? 0;
  const forTexts = Math.max(0, rest - Math.max(0, ROOMY_TITLE - name));
  const given = columns.map(({ grows, width }) => (grows ? Math.min(Math.floor(forTexts / texts.length), Math.max(0, ROOMY_TEXT - width)) : 0));
  const left = rest - given.reduce((total, one) => total + one, 0);
  return columns.map(({ isTitle }, at) => (isTitle ? left : given[at]!));
};

/** Gives the room that is left to the name and to long texts; what lacks is taken from the name first, then from headers that can stand on two lines, at last a little more from the name. */
export const fitColumns = (columns: readonly Column[], room: number): readonly Column[] => {
  const rest = room - sum(columns, 'width');
  const gains = shares(columns, rest);
  const named = columns.map((column, at) => (column.isTitle || column.grows ? { ...column, width: Math.max(column.isTitle ? column.least : column.width, column.width + gains[at]!) } : column));
  const lacking = sum(named, 'width') - room;
  const spare = sum(named, 'width') - sum(named, 'least');
  if (lacking <= 0) return named;
  const share = spare > 0 ? Math.min(1, lacking / spare) : 0;
  const squeezed = named.map((column) => ({ ...column, width: column.width - Math.ceil((column.width - column.least) * share) }));
  const over = sum(squeezed, 'width') - room;
  return over > 0 && over <= givenWay(columns) ? squeezed.map((column) => (column.isTitle ? { ...column, width: column.width - over } : column)) : squeezed;
};

/** Whether they are wider than the room, so that the sheet scrolls sideways. */
export const isWider = (columns: readonly Column[], room: number): boolean => sum(columns, 'width') > room;

/** Frozen columns leave at least this part of the room to the others. */
const MOST_FROZEN = 0.6;

/** The name always stays in sight; with `last` all columns up to the one of that name, as far as there is room for them. */
export const frozenColumns = (columns: readonly Column[], last: string | undefined, room: number): readonly Column[] => {
  const end = columns.findIndex(({ field }) => field.name === last);
  let left = PICK_WIDTH;
  return columns.map((column, place) => {
    const isFrozen = column.isTitle || (place <= end && left + column.width <= room * MOST_FROZEN);
    if (!isFrozen) return column;
    const frozen = { ...column, left };
    left += column.width;
    return frozen;
  });
};

/** A figure and the word for it. */
const TOTAL_WIDTH = 156;

/** Columns with a total have room for it and its word, unless the person set their width. */
export const withTotals = (columns: readonly Column[], totals: readonly { readonly field?: string }[], set: Readonly<Record<string, number>> = {}): readonly Column[] =>
  columns.map((column) => {
    const isTotalled = set[column.field.name] === undefined && totals.some(({ field }) => field === column.field.key);
    return isTotalled ? { ...column, width: Math.max(column.width, TOTAL_WIDTH), least: Math.max(column.least, TOTAL_WIDTH) } : column;
  });

/** The columns as a grid of so many pixels draws them. Beside an open panel (`isBeside`) some fold away. */
export const laidOut = (all: readonly Column[], { totals, widths, frozen }: Pick<Preferences, 'totals' | 'widths' | 'frozen'>, room: number, isBeside = false): readonly Column[] => {
  const wished = withTotals(all, totals ?? [], widths);
  return frozenColumns(fitColumns(isBeside ? foldToFit(wished, room) : wished, room), frozen, room);
};

/** What a grid's styles are told: the widths of its columns and the height of a row. */
export const sheetVariables = (columns: readonly Column[], rowHeight: number): CSSProperties =>
  ({
    '--columns': `${PICK_WIDTH}px ${columns.map(({ width }) => `${width}px`).join(' ')}`,
    '--width': `${sum(columns, 'width')}px`,
    '--row': `${rowHeight}px`,
  }) as CSSProperties;
