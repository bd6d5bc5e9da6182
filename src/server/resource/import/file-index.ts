/** The records that the file itself brings, by the texts that may name them: managers may stand below the people who report to them. */
import type { Field, Resource } from '../../../domain/resource.ts';
import { concatText } from './concat.ts';
import { foldText, singleSpaced } from './fold-text.ts';
import { namingFields } from './reference-fields.ts';

export type FileIndex = {
  add(ordinal: number, values: Readonly<Record<string, unknown>>): void;
  /** Ordinals of the rows that the text may mean. */
  find(text: string): readonly number[];
};

/** Keys of the fields that the index reads. */
export const indexedKeys = (resource: Resource): ReadonlySet<string> => new Set(namingFields(resource).flatMap((field) => field.concat ?? [field.key]));

const textOf = (field: Field, values: Readonly<Record<string, unknown>>): string => (field.concat ? concatText(field, values) : String(values[field.key] ?? ''));

export const fileIndex = (resource: Resource): FileIndex => {
  const fields = namingFields(resource);
  const maps = fields.map(() => new Map<string, number[]>());
  return {
    add: (ordinal, values) =>
      fields.forEach((field, at) => {
        const text = foldText(textOf(field, values));
        if (text === '') return;
        const had = maps[at]?.get(text);
        if (had) had.push(ordinal);
        else maps[at]?.set(text, [ordinal]);
      }),
    find: (text) => {
      for (const wanted of new Set([foldText(text), foldText(singleSpaced(text))])) {
        const found = maps.map((map) => map.get(wanted)).find((rows) => rows !== undefined);
        if (found) return found;
      }
      return [];
    },
  };
};
