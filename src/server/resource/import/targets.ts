/** What a column of a file may fill: the fields a person may write, each part of an address, and the id of records to be updated. */
import { shownFields } from '../../../domain/customisation/customise.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import { fieldReach } from '../../access/fields.ts';
import type { Reach } from '../../access/reach.ts';
import { resourceOfSession } from '../../customisation/form-fields.ts';
import type { Session } from '../../session.ts';
import { covers } from '../sight.ts';
import { lineFields } from './child-rows.ts';
import type { ImportAction } from './job.ts';
import { findImportGrant } from './starter.ts';

export type Target = {
  readonly key: string;
  readonly field: Field;
  /** The part of an address. */
  readonly part?: string;
  /** Message key of its label, without which the fields' own names serve. */
  readonly label: string;
};

export const addressParts = ['street1', 'street2', 'city', 'state', 'country', 'pincode'] as const;

const excluded: ReadonlySet<Field['kind']> = new Set(['file', 'image']);

/** Child rows are replaced whole, so each of their fields must be open. */
const isOpen = (session: Session, field: Field, reach: Reach): boolean => {
  const parts = field.rows ? field.rows.fields.filter(({ kind, readOnly }) => kind !== 'id' && !readOnly) : [];
  if (field.rows && parts.length > lineFields(field).length) return false;
  return [field, ...parts].every((one) => {
    const own = fieldReach(session, one, 'UPDATE');
    return own !== null && covers(own, reach);
  });
};

/** In the order of the fields, those that the person may write wherever they may import. Computed and read-only fields and files cannot be imported, nor what the server says of new records. */
export const importTargets = (resource: Resource, session: Session, action: ImportAction): Target[] => {
  const reach = findImportGrant(session, resource, action) ?? { scope: 'ALL' };
  return shownFields(resourceOfSession(resource, session)).flatMap((field): Target[] => {
    const label = `${resource.name}.${field.name}`;
    if (field.kind === 'id') return action === 'UPDATE' ? [{ key: 'id', field, label: 'import.id' }] : [];
    if (action === 'IMPORT' && field.later) return [];
    if (field.readOnly || excluded.has(field.kind) || !isOpen(session, field, reach)) return [];
    if (field.kind !== 'address') return [{ key: field.key, field, label }];
    return addressParts.map((part) => ({ key: `${field.key}.${part}`, field, part, label: `address.${part}` }));
  });
};
