import type { Field } from '../../../../../domain/resource.ts';
import { groupCondition } from '../../../../../domain/lists/groupCondition.ts';
import type { Condition, Filter } from '../../../../../domain/lists/filterTree.ts';
import type { Linked, Row } from '../../../../providers/data/row.ts';

export type Lane = {
  /** What people see its head say. */
  readonly label: string;
  /** As filters and change-sets have the value: an option, 'true', an id; null where the field is empty. */
  readonly key: string | null;
  /** As a record holds it. */
  readonly value: string | boolean | Linked | null;
};

/** Its name among the places to drop on. */
export const laneId = ({ key }: Pick<Lane, 'key'>): string => `lane:${key ?? ''}`;

/** In which lane a record stands. */
export const laneKeyOf = (field: Pick<Field, 'key' | 'name' | 'kind'>, row: Row): string | null => {
  const value = field.kind === 'reference' ? row[field.key] : row[field.name];
  return value === null || value === undefined || value === '' ? null : String(value);
};

export const laneCondition = (field: Field, { key }: Pick<Lane, 'key'>, timeZone: string): Filter => ({ [field.key]: groupCondition(field, {}, field.kind === 'yesNo' && key !== null ? key === 'true' : key, timeZone) });

/** Whether a condition on the lanes' own field leaves a lane any record. */
export const admits = ({ equals, in: among, empty }: Condition, { key }: Pick<Lane, 'key'>): boolean => {
  if (empty !== undefined) return empty === (key === null);
  if (among !== undefined) return among.some((one) => String(one) === key);
  return equals === undefined || String(equals) === key;
};
