import { lookupWays } from '../../domain/lookup-ways.ts';
import type { Resource } from '../../domain/resource.ts';
import { resources } from '../resource/registry.ts';
import type { Session } from '../session.ts';
import type { Reach } from './reach.ts';
import { reachBy } from './screen-reach.ts';

/**
 * Whose records of an entity a person may pick, and so name in an input. What belongs to nobody (a grade, a location)
 * may be picked by whoever may pick at all; people only within reach. Null where the person may pick none.
 */
export const lookupReach = (session: Session, target: Resource): Reach | null => {
  const reach = reachBy(session, lookupWays(target, resources));
  return reach === null || target.person !== undefined ? reach : { scope: 'ALL' };
};
