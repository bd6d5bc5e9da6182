import { createSignal } from '../../../shell/signal.ts';
import type { Signal } from '../../../shell/signal.ts';
import type { ListModel } from '../ListModel.ts';
import type { Rows } from './useRows.ts';

/** Records in the order in which they are drawn. */
export type WalkLines = Pick<Rows, 'at' | 'placeOf' | 'beside' | 'idsBetween'>;

type Stand = { readonly record: string; readonly place: number };

/** What the way from one open record to the next remembers. */
export type Walk = {
  /** The lines of the list while it stands in groups or as a tree, as they are drawn. */
  readonly lines: Signal<WalkLines | undefined>;
  /** Where the open record was last. */
  last: Stand | undefined;
  /** Where the last one was opened: of several lines of a record this is meant. */
  opened: Stand | undefined;
};

export const createWalk = (): Walk => ({ lines: createSignal<WalkLines | undefined>(undefined), last: undefined, opened: undefined });

/** The line of the open record, of several the one where it was opened. */
export const placeOf = (rows: WalkLines, { last, opened }: Walk, record: string): number | undefined => rows.placeOf(record, [last, opened].find((one) => one?.record === record)?.place);

/** What is opened is opened in this line. */
export const openAt = (walk: Walk, record: string, place: number): void => void Object.assign(walk, { last: undefined, opened: { record, place } });

export type Neighbours = {
  /** Place of the open record in the list, from 1; undefined where it is not known, among groups and in a tree. */
  readonly position: number | undefined;
  /** The last known index of its line among those drawn. */
  readonly line: number | undefined;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
};

/** The way from the open record to those before and after it: on other pages too, among the open groups of a grouped list and the branches of a tree that are unfolded, and to what stands in its place once it has left the list. */
export const neighboursOf = ({ rows: plain, walk, address: { record }, size, first, change }: ListModel): Neighbours => {
  const lines = walk.lines.get();
  const rows: WalkLines = lines ?? plain;
  const found = record === undefined ? undefined : placeOf(rows, walk, record);
  if (record !== undefined && found !== undefined) walk.last = { record, place: found };
  const line = found ?? (walk.last?.record === record ? walk.last?.place : undefined);

  const to = (place: number | undefined): (() => void) | undefined => {
    if (place === undefined) return undefined;
    const start = lines || size === 'all' ? first : Math.floor(place / size) * size;
    const turned = start === first || size === 'all' ? {} : { page: start / size + 1 };
    const open = (id: string | undefined): void => {
      if (id === undefined) return;
      openAt(walk, id, place);
      change({ record: id, ...turned });
    };
    return () => {
      const row = rows.at(place);
      if (row) open(row.id);
      else void rows.idsBetween(place, place).then(([id]) => open(id));
    };
  };
  return {
    position: lines || found === undefined ? undefined : found + 1,
    line,
    previous: to(line === undefined ? undefined : rows.beside(line, -1)),
    next: to(line === undefined ? undefined : rows.beside(found ?? line - 1, 1)),
  };
};
