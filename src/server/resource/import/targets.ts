/** What a column of a file may fill: the fields a person may write, each part of an address, and the id of records to be updated. */
import type { Field, Resource } from '../../../domain/resource.ts';
import { fieldReach } from '../../access/fields.ts';
import type { Session } from '../../session.ts';
import type { ImportAction } from './job.ts';

export type Target = {
  readonly key: string;
  readonly field: Field;
  /** The part of an address. */
  readonly part?: string;
  /** Message key of its label, without which the fields' own names serve. */
  readonly label: string;
};

export const addressParts = ['street1', 'street2', 'city', 'state', 'country', 'pincode'] as const;

const excluded: ReadonlySet<Field['kind']> = new Set(['rows', 'file', 'image']);

/** In the order of the fields. Computed and read-only fields, files and child rows cannot be imported. */
export const importTargets = (resource: Resource, session: Session, action: ImportAction): Target[] =>
  resource.fields.flatMap((field): Target[] => {
    const label = `${resource.name}.${field.name}`;
    if (field.kind === 'id') return action === 'UPDATE' ? [{ key: 'id', field, label: 'import.id' }] : [];
    if (field.readOnly || excluded.has(field.kind) || fieldReach(session, field, 'UPDATE')?.scope !== 'ALL') return [];
    if (field.kind !== 'address') return [{ key: field.key, field, label }];
    return addressParts.map((part) => ({ key: `${field.key}.${part}`, field, part, label: `address.${part}` }));
  });
