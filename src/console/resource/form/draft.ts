import { keep, readKept } from '../../shell/tabStorage.ts';
import type { Row } from '../../providers/data/row.ts';
import type { Values } from './values.ts';

/** Whose: of the person who typed it, never of the next one to sign in. */
export type DraftKey = { readonly userId: string | undefined; readonly screen: string; readonly id: string | undefined };

const keyOf = ({ userId, screen, id }: DraftKey): string => `draft:${userId ?? ''}:${screen}:${id ?? 'new'}`;

const begunOf = (key: DraftKey): string => `${keyOf(key)}:begun`;

/** Keeps what was typed, and the record that it began from, for the time that the person is signed out. Only in this browser tab, gone when it closes. */
export const keepDraft = (key: DraftKey, values: Values, begun: Row | undefined): void => {
  keep(keyOf(key), values);
  if (begun) keep(begunOf(key), begun);
};

export const dropDraft = (key: DraftKey): void => {
  keep(keyOf(key), undefined);
  keep(begunOf(key), undefined);
};

/** What was typed into a form while its record was being added, for the form of what that has become. */
const handed = new Map<string, Values>();

export const handOver = (key: DraftKey, values: Values): void => void handed.set(keyOf(key), values);

/** Takes it out, once. */
export const takeOver = (key: DraftKey): Values | undefined => {
  const values = handed.get(keyOf(key));
  handed.delete(keyOf(key));
  return values;
};

/** What was kept, if anything readable was. */
export const readDraft = (key: DraftKey): Values | undefined => readKept(keyOf(key));

/** The record from which what was kept began, as it was then. */
export const readBegun = (key: DraftKey): Row | undefined => readKept(begunOf(key));
