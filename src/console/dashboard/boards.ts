import type { SessionInfo } from '../providers/authSession.ts';
import type { BoardName } from './board/widget.ts';

/** The dashboards of a person, the widest first: the organisation for administrators, the team for managers, their own for employees. */
export const boardsOf = ({ user }: SessionInfo): readonly BoardName[] => [
  ...(user.isAdmin ? (['organisation'] as const) : []),
  ...(user.isManager ? (['team'] as const) : []),
  ...(user.employeeId === null ? [] : (['mine'] as const)),
];
