import type { Session } from '../session.ts';
import type { StoredView } from './stored-views.ts';

/** Sharing arranges a list for others, as the form customizer does: whoever may change that, and administrators. */
export const mayShareViews = ({ isAdmin, rights }: Session): boolean => isAdmin || rights.get('UI_ELEMENTS_CUSTOMIZER')?.update === true;

/** A private view is its owner's alone; a shared one is changed by its owner and by administrators who may share. */
export const mayChangeView = (session: Session, { ownerId, roles }: Pick<StoredView, 'ownerId' | 'roles'>): boolean =>
  roles.length === 0 ? ownerId === session.userId : mayShareViews(session) && (ownerId === session.userId || session.isAdmin);
