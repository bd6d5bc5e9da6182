import { screens } from '../../../../generated/screens.ts';
import type { SessionInfo } from '../../providers/authSession.ts';

/** The screen on which somebody's record opens for the person who looks, the widest first; undefined where none does. */
export const recordPath = ({ user, rights }: SessionInfo, id: string, isInTeam: boolean): string | undefined => {
  const isSelf = user.employeeId === id;
  const width = { ALL: 2, TEAM: 1, SELF: 0 } as const;
  const reach = screens
    .filter(({ type, form }) => type === 'Employee' && rights[form]?.view === true)
    .map((screen) => ({ screen, scope: width[rights[screen.form]!.scope] < width[screen.scope] ? rights[screen.form]!.scope : screen.scope }))
    .filter(({ scope }) => scope === 'ALL' || (scope === 'TEAM' ? isInTeam && !isSelf : isSelf))
    .toSorted((a, b) => width[b.scope] - width[a.scope])[0]?.screen;
  return reach ? (reach.single ? reach.path : `${reach.path}/${id}`) : undefined;
};
