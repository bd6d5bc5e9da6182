import type { SessionView } from '../providers/authSession.ts';

/** Where a list shows a saved view. */
export const viewAddress = ({ screen, id }: Pick<SessionView, 'screen' | 'id'>): string => `${screen}?view=${encodeURIComponent(id)}`;
