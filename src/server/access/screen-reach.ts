import { offeringScreens } from '../../domain/offering-screens.ts';
import type { Resource, Right } from '../../domain/resource.ts';
import type { Session } from '../session.ts';
import { reachOf } from './authorise.ts';
import { narrowedTo, widerReach } from './reach.ts';
import type { Reach } from './reach.ts';

type Way = Parameters<typeof narrowedTo>[1];

/** Everything that the ways together reach; null where none is open to the person. */
export const reachBy = (session: Session, ways: readonly { readonly form: Parameters<typeof reachOf>[1]; readonly right: Right; readonly scope: Way }[]): Reach | null =>
  ways
    .flatMap(({ form, right, scope }) => {
      const reach = reachOf(session, form, right);
      return reach === null ? [] : [narrowedTo(reach, scope)];
    })
    .reduce<Reach | null>((whole, reach) => (whole === null ? reach : widerReach(whole, reach)), null);

/** Whose records of an entity a person reaches by a right on any of its screens. */
export const screenReach = (session: Session, resource: Resource, right: Right): Reach | null =>
  reachBy(session, offeringScreens(resource, right).map(({ form, scope }) => ({ form, right, scope })));
