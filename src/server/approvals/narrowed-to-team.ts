import type { Grant } from '../access/authorise.ts';
import { teamOfSql } from '../access/team-of.ts';
import type { Bindings } from '../resource/sql.ts';

/** Of what `waitingSql` found: what the people of one manager ask for, where the caller may choose that manager; everything without a manager. */
export const narrowedToTeam = (grant: Grant, manager: string | null, to: Bindings): string =>
  manager === null ? 'select * from waiting' : `select w.* from waiting w where exists (select from pending p where p.kind = w.kind and p.id = w.id and ${teamOfSql('p.employee_id', manager, grant, grant.session, to.bind)})`;
