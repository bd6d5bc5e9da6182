import { widerReach } from '../access/reach.ts';
import { teamOfSql } from '../access/team-of.ts';
import type { Bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';
import type { Doors } from './waiting.ts';

/** Of what `waitingSql` found: what people of one manager's team ask for, where the caller decides requests of that manager's; everything without a manager. */
export const narrowedToTeam = (session: Session, doors: Doors, manager: string | null, to: Bindings): string => {
  if (manager === null) return 'select * from waiting';
  const reaches = [...doors.values()].map(({ reach }) => reach);
  if (reaches.length === 0) return 'select * from waiting where false';
  const within = teamOfSql('p.employee_id', manager, reaches.reduce(widerReach), session, to.bind);
  return `select w.* from waiting w where exists (select from pending p where p.kind = w.kind and p.id = w.id and ${within})`;
};
