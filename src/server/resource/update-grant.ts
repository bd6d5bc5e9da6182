import { offeringScreens } from '../../domain/offering-screens.ts';
import type { Resource } from '../../domain/resource.ts';
import { authorise, type Grant } from '../access/authorise.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { findResource } from './registry.ts';

/** On whose records the person may use update<Entity>: the guards that codegen prints for it. Refuses where no screen offers it, or no right opens it. */
export const updateGrant = (session: Session, resource: Resource): Grant => {
  const screens = offeringScreens(resource, 'UPDATE');
  if (screens.length === 0) throw refuse('_DB0102');
  return authorise(session, screens.map(({ form, scope }) => ({ forms: [form], right: 'UPDATE', scope })));
};

/** The entity of a type that a request names; one that does not exist is refused as one that nobody may update. */
export const namedResource = (type: string): Resource => {
  const resource = findResource(type);
  if (!resource) throw refuse('_DB0102');
  return resource;
};
