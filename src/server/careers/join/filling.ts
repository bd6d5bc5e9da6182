import type { Field } from '../../../domain/resource.ts';
import type { Image } from '../../resource/image.ts';
import type { Filling } from './drawing.ts';
import { givenOf } from './given.ts';
import type { Given } from './given.ts';
import type { Read } from './read-step.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (image: Image, list: string): readonly Row[] => (image[list] as readonly Row[] | null | undefined) ?? [];
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The file that the control of a name keeps, where `rowAt` finds the row of the record that a row of the form is. */
const fileFrom = (image: Image, rowAt: (list: string, at: number) => Row | undefined) => (name: string): string | null => {
  const [key = '', at, part = ''] = name.split('.');
  return textOf(at === undefined ? image[key] : rowAt(key, Number(at))?.[part]);
};

/** The record as it is kept. */
export const keptFilling = (fields: readonly Field[], image: Image): Filling => ({ given: givenOf(fields, image), wrong: new Map(), fileOf: fileFrom(image, (list, at) => rowsOf(image, list)[at]) });

/** What was just typed, over the record as it is now: rows that were kept are known by it, so that they are not added twice. */
export const typedFilling = (sent: Given, image: Image, places: Read['places'] | null, wrong: ReadonlyMap<string, string>): Filling => {
  const rowAt = (list: string, at: number): Row | undefined => {
    const rows = rowsOf(image, list);
    const place = places?.get(list)?.indexOf(at);
    return place === undefined ? rows.find(({ id }) => String(id) === sent.text(`${list}.${at}.id`)) : rows[place];
  };
  const idOf = (name: string): string | null => {
    const [list, at, part] = name.split('.');
    return part === 'id' && list !== undefined ? String(rowAt(list, Number(at))?.['id'] ?? '') : null;
  };
  return { given: { has: sent.has, text: (name) => idOf(name) ?? sent.text(name), texts: sent.texts }, wrong, fileOf: fileFrom(image, rowAt) };
};
