import { resourceOf } from '../resource/registry.ts';
import type { Bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';
import { reachOf } from './authorise.ts';
import { rowScope } from './row-scope.ts';

/** Which user accounts a person may ask about: every one with the roles, else those within reach of the user accounts. */
export const accountsWithin = (session: Session, alias: string, to: Bindings): string => {
  if (reachOf(session, 'ROLES', 'OPTIONAL_CHOICE')?.scope === 'ALL') return 'true';
  const reach = reachOf(session, 'USER_ACCOUNTS', 'VIEW');
  return reach === null ? 'false' : rowScope(resourceOf('UserAccount'), reach, session, alias, to.bind);
};
