import { offeringScreens } from '../../domain/offering-screens.ts';
import type { Resource } from '../../domain/resource.ts';
import { authorise, type Grant } from '../access/authorise.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { findResource } from './registry.ts';

const REFUSED = { ADD: '_DB0101', UPDATE: '_DB0102', DELETE: '_DB0103' } as const;

const grantOf = (session: Session, resource: Resource, right: keyof typeof REFUSED): Grant => {
  const screens = offeringScreens(resource, right);
  if (screens.length === 0) throw refuse(REFUSED[right]);
  return authorise(session, screens.map(({ form, scope }) => ({ forms: [form], right, scope })));
};

/** On whose records the person may use update<Entity>: the guards that codegen prints for it. Refuses where no screen offers it, or no right opens it. */
export const updateGrant = (session: Session, resource: Resource): Grant => grantOf(session, resource, 'UPDATE');

/** As `updateGrant`, for add<Entity>. */
export const addGrant = (session: Session, resource: Resource): Grant => grantOf(session, resource, 'ADD');

/** As `updateGrant`, for delete<Entity>. */
export const deleteGrant = (session: Session, resource: Resource): Grant => grantOf(session, resource, 'DELETE');

/** The entity of a type that a request names; one that does not exist is refused as one of which nobody has the right. */
export const namedResource = (type: string, right: keyof typeof REFUSED = 'UPDATE'): Resource => {
  const resource = findResource(type);
  if (!resource) throw refuse(REFUSED[right]);
  return resource;
};
