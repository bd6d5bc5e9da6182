/** Records of which no key tells one from another, found by all that a row says of them. */
import type { Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import { writtenFields } from '../image.ts';
import type { Image } from '../image.ts';
import { findByColumns, keyText } from './existing.ts';
import { changedKeys } from './same-value.ts';

/** For each row the record that says all of it already, if one does. */
export const findSame = async (tx: Transaction, resource: Resource, rows: readonly Readonly<Record<string, unknown>>[]): Promise<Map<number, Image>> => {
  const key = { fields: writtenFields(resource.fields).filter(({ required, default: usual }) => required && usual === undefined), sameWhenEmpty: false };
  const asked = rows.filter((values) => keyText(key, values) !== undefined);
  if (key.fields.length === 0 || asked.length === 0) return new Map();
  const images = Map.groupBy((await findByColumns(tx, resource, key, asked)).values(), (image) => keyText(key, image));
  return new Map(rows.flatMap((values, at) => {
    const found = images.get(keyText(key, values) ?? '')?.find((image) => changedKeys(resource, values, image).length === 0);
    return found ? [[at, found] as const] : [];
  }));
};
