/** The person who started an import, with the rights of now: asked again at each chunk of the work. */
import type { FormName } from '../../../../generated/forms.ts';
import type { Resource } from '../../../domain/resource.ts';
import { authorise, reachOf } from '../../access/authorise.ts';
import type { Grant } from '../../access/authorise.ts';
import { sessionsOf } from '../../access/sessions-of.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import type { ImportAction } from './job.ts';

/** A session without a token for work that goes on when the browser is closed. Refuses when the account is no longer active. */
export const starterOf = async (tx: Transaction, userId: string): Promise<Session> => {
  const [session] = await sessionsOf(tx, [userId]);
  if (!session) throw refuse('ACCESS_DENIED');
  return session;
};

/**
 * On whose records the person may import: by the right to add or to update on the screens of the entity that offer imports, no further than each screen
 * reaches. Null where there is none: records that belong to nobody are imported by those who reach everybody's only.
 */
export const findImportGrant = (session: Session, resource: Resource, action: ImportAction): Grant | null => {
  const right = action === 'IMPORT' ? 'ADD' : 'UPDATE';
  const screens = resource.screens.filter(({ form, actions }) => actions.includes('IMPORT') && reachOf(session, form, right) !== null);
  if (!resource.importable || screens.length === 0) return null;
  const grant = authorise(session, screens.map(({ form, scope }) => ({ forms: [form], right, scope })));
  return grant.scope === 'ALL' || resource.person !== undefined ? grant : null;
};

/** As `findImportGrant`; refuses where there is none: ADD for new records, UPDATE for changes. */
export const importGrant = (session: Session, resource: Resource, action: ImportAction): Grant => {
  if (!resource.importable) throw refuse('IMPORT_NOT_OFFERED');
  const grant = findImportGrant(session, resource, action);
  if (grant === null) throw refuse(action === 'IMPORT' ? '_DB0101' : '_DB0102');
  return grant;
};

/** The form that the journal names for an import. Refuses as `importGrant`. */
export const importForm = (session: Session, resource: Resource, action: ImportAction): FormName => importGrant(session, resource, action).forms[0]!;
