import { offeringScreens } from '../../domain/offering-screens.ts';
import type { Resource, Right } from '../../domain/resource.ts';
import { authorise, reachOf, type Grant } from '../access/authorise.ts';
import type { Session } from '../session.ts';

/** On whose records of an entity the person has a right, through the screens that offer it: what codegen prints before the entity's own operations. Null where there is none. */
export const grantOn = (session: Session, resource: Resource, right: Right): Grant | null => {
  const screens = offeringScreens(resource, right).filter(({ form }) => reachOf(session, form, right) !== null);
  return screens.length === 0 ? null : authorise(session, screens.map(({ form, scope }) => ({ forms: [form], right, scope })));
};
