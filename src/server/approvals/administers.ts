import { requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import { reachOf } from '../access/authorise.ts';
import { resourceOf } from '../resource/registry.ts';
import type { Session } from '../session.ts';

/** Whether somebody administers such requests: changes those of everybody on a screen that shows all. They decide where nobody else can, and enter what was decided elsewhere. */
export const administers = (session: Session, kind: RequestKind): boolean =>
  resourceOf(requestKinds[kind].type).screens.some(({ form, scope, actions }) => scope === 'ALL' && actions.includes('EDIT') && reachOf(session, form, 'UPDATE')?.scope === 'ALL');
