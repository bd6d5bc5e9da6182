import type { Resource } from '../../../domain/resource.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import { resourceOf } from '../registry.ts';
import type { Mapping } from './mapping.ts';
import { importGrant } from './starter.ts';
import { importTargets } from './targets.ts';

/**
 * Records that an import makes because its rows refer to them are added by their own entity's rule: refuses where the
 * person may not import such records for everybody, or names a field of them that they may not write. Asked again while it is written.
 */
export const refuseUncreatable = (resource: Resource, session: Session, { create }: Pick<Mapping, 'create'>): void => {
  for (const { target, values } of create) {
    const type = resource.fields.find((field) => field.key === target)?.reference?.type;
    if (type === undefined) throw refuse('UNKNOWN_FIELD', { words: { field: target } });
    if (importGrant(session, resourceOf(type), 'IMPORT').scope !== 'ALL') throw refuse('_DB0101');
    const known = new Set(importTargets(resourceOf(type), session, 'IMPORT').map(({ key }) => key));
    const unknown = values.find((one) => !known.has(one.target));
    if (unknown !== undefined) throw refuse('UNKNOWN_FIELD', { words: { field: unknown.target } });
  }
};
