/** The records that the file itself brings, by the texts that may name them: managers may stand below the people who report to them. */
import { foldText } from '../../../domain/rank.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import { namingFields } from './reference-fields.ts';

export type FileIndex = {
  add(ordinal: number, values: Readonly<Record<string, unknown>>): void;
  /** Ordinals of the rows that the text may mean. */
  find(text: string): readonly number[];
};

/** A concatenation (a person's name) is put together as the database does. */
const textOf = (field: Field, values: Readonly<Record<string, unknown>>): string => {
  const parts = field.concat ? field.concat.map((key) => values[key]) : [values[field.key]];
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');
};

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
      const wanted = foldText(text);
      for (const map of maps) {
        const found = map.get(wanted);
        if (found) return found;
      }
      return [];
    },
  };
};
