/** Looking at Tenure as another account or as a role: the rights of both, never more than one's own. */
import type { FormName } from '../../../generated/forms.ts';
import type { Resource } from '../../domain/resource.ts';
import { resources } from '../resource/registry.ts';
import type { FormRights, Session } from '../session.ts';
import { reachOf } from './authorise.ts';
import { isAdmin, isRecruiter } from './flags.ts';
import type { Reach } from './reach.ts';
import { screenReach } from './screen-reach.ts';

export type ViewAsKind = 'ACCOUNT' | 'ROLE';
export type ViewAs = { readonly id: string; readonly kind: ViewAsKind; readonly name: string; /** ISO, UTC. */ readonly until: string };
export type Seen = { readonly rights: ReadonlyMap<FormName, FormRights>; readonly employeeId: string | null; readonly hasReports: boolean };

/** Minutes after which looking as somebody else ends by itself. */
export const VIEW_AS_MINUTES = 30;

/** Who may change every role may look at what a role opens. */
export const mayViewAs = (session: Session): boolean =>
  (['UPDATE', 'OPTIONAL_CHOICE'] as const).every((right) => reachOf(session, 'ROLES', right)?.scope === 'ALL');

/** What lies within both reaches of one person; null where nothing does: a team is the others. */
const common = (left: Reach, right: Reach): Reach | null => {
  if (left.scope === 'ALL') return right;
  if (right.scope === 'ALL') return left;
  if (left.scope === 'TEAM' && right.scope === 'TEAM') return left.withSelf && right.withSelf ? { scope: 'TEAM', withSelf: true } : { scope: 'TEAM' };
  const hasSelf = (reach: Reach): boolean => reach.scope === 'SELF' || reach.withSelf === true;
  return hasSelf(left) && hasSelf(right) ? { scope: 'SELF' } : null;
};

const reachIn = ({ scope, withSelf }: FormRights): Reach => (withSelf ? { scope, withSelf } : { scope });

const both = (own: FormRights, theirs: FormRights, reach: Reach): FormRights => ({
  view: own.view && theirs.view,
  add: own.add && theirs.add,
  update: own.update && theirs.update,
  delete: own.delete && theirs.delete,
  optionalChoice: own.optionalChoice && theirs.optionalChoice,
  ...reach,
});

const readsAll = (session: Session, resource: Resource): boolean => screenReach(session, resource, 'VIEW')?.scope === 'ALL';

const ofPersons = resources.filter(({ person }) => person !== undefined);

/** Another person's own and team records are as good as the caller's only where the caller reads all of their kind. */
const readsWhatItShows = (session: Session, form: FormName): boolean =>
  ofPersons.filter(({ screens }) => screens.some((screen) => screen.form === form)).every((resource) => readsAll(session, resource));

/** Operations of one form may read several kinds of records, so the person changes only for who reads every kind that somebody can. */
const mayStandIn = (session: Session): boolean =>
  ofPersons.filter(({ screens }) => screens.some(({ scope }) => scope === 'ALL')).every((resource) => readsAll(session, resource));

/**
 * The caller's session with the rights of a role, or of an account. A right is left where both have it, on the records
 * that both reach. As an account, own and team records are those of that account's employee: a form stays only where the
 * caller reaches all records by it, and all records that its screens show. Account, name and language stay the caller's.
 */
export const seenAs = (own: Session, viewAs: ViewAs, seen: Seen): Session => {
  const isAccount = viewAs.kind === 'ACCOUNT';
  const rights = new Map<FormName, FormRights>();
  for (const [form, theirs] of seen.rights) {
    const mine = own.rights.get(form);
    if (mine === undefined) continue;
    if (isAccount && (mine.scope !== 'ALL' || !readsWhatItShows(own, form))) continue;
    const reach = common(reachIn(mine), reachIn(theirs));
    if (reach !== null) rights.set(form, both(mine, theirs, reach));
  }
  const standsIn = isAccount && mayStandIn(own);
  return {
    ...own,
    viewAs,
    rights,
    employeeId: isAccount ? (standsIn ? seen.employeeId : null) : own.employeeId,
    isAdmin: isAdmin(rights),
    isManager: isAccount ? standsIn && seen.hasReports : own.isManager,
    isRecruiter: isRecruiter(rights),
  };
};
