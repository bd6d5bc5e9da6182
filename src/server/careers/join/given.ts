/** What stands in the fields of a step: as it is kept, or as it was just typed. */
import { flat } from '../../../domain/customisation/custom-values.ts';
import type { Field } from '../../../domain/resource.ts';
import type { Sent } from '../read-form.ts';

export type Given = Pick<Sent, 'has' | 'text' | 'texts'>;

export const ADDRESS = ['street1', 'street2', 'city', 'state', 'pincode', 'country'] as const;

const textsOf = (value: unknown): string[] => (value === null || value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)]);

/** The kept values under the names of the controls: `phone`, `address.city`, `family.0.name`. */
export const givenOf = (fields: readonly Field[], image: Readonly<Record<string, unknown>>): Given => {
  const all = new Map<string, string[]>();
  const put = ({ kind }: Field, name: string, value: unknown): void => {
    if (kind === 'address') for (const part of ADDRESS) all.set(`${name}.${part}`, textsOf((value as Record<string, unknown> | null)?.[part]));
    else all.set(name, textsOf(value));
  };
  const values = flat(image);
  for (const field of fields) {
    if (!field.rows) put(field, field.key, values[field.key]);
    for (const [at, row] of ((field.rows && (values[field.key] as Record<string, unknown>[] | null)) ?? []).entries()) {
      for (const part of field.rows!.fields) put(part, `${field.key}.${at}.${part.key}`, row[part.key]);
    }
  }
  return { has: (name) => all.has(name), text: (name) => all.get(name)?.[0] ?? '', texts: (name) => all.get(name) ?? [] };
};

/** How many rows of a list there are, by the ids that each has, empty or not. */
export const rowCount = (given: Given, list: string): number => {
  let count = 0;
  while (count < 100 && given.has(`${list}.${count}.id`)) count += 1;
  return count;
};
