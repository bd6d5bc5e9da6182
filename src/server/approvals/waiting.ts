/** What waits for somebody's decision: as tables that a statement begins with. $1 is the organisation. */
import type { FormName } from '../../../generated/forms.ts';
import { kindNames, requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Transaction } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { literal, quote, type Bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';
import { administers } from './administers.ts';
import { doorOf, type Door } from './door.ts';
import { OPEN, STANDING } from './standing.ts';

export type Doors = ReadonlyMap<RequestKind, Door>;

/** Requests of a kind that wait, of others: those within the door, and those that a workflow may have brought to the caller. */
const pendingOf = (session: Session, kind: RequestKind, door: Door | undefined, to: Bindings): string => {
  const resource = resourceOf(requestKinds[kind].type);
  const within = door === undefined ? 'false' : rowsWithin(resource, door.reach, session, 'r', to);
  return `select ${literal(kind)}::text as kind, r.id, r.employee_id, r.created_at, r.approval, ${within} as within, ${administers(session, kind)} as administers
    from ${quote(resource.table)} r where r.org_code = $1 and r.status = 'PENDING' and r.employee_id is distinct from ${to.bind(session.employeeId)}::bigint and (r.approval is not null or ${within})`;
};

/**
 * `with … waiting as (…)`: kind, id, created_at, place and within of the requests that wait for the caller. Without a workflow those that they may change; with one those at whose step they decide, and of
 * those whose steps find nobody the ones that they administer. Only the kinds that are named; with `isNarrow` only what lies within the doors.
 */
export const waitingSql = (session: Session, doors: Doors, to: Bindings, kinds: readonly RequestKind[] = kindNames, isNarrow = false): string =>
  `with pending as (${kinds.map((kind) => pendingOf(session, kind, doors.get(kind), to)).join(' union all ')}),
   asked as (select p.kind, p.id, p.employee_id, p.approval from pending p where p.approval is not null), ${OPEN}, ${STANDING},
   waiting as (select p.kind, p.id, p.created_at, p.within, s.place from pending p left join standing s on s.kind = p.kind and s.id = p.id
     where case when p.approval is null then p.within when s.place is null then p.administers and p.within
       else exists (select from able a where a.kind = p.kind and a.id = p.id and a.place = s.place and a.user_id = ${to.bind(session.userId)}::bigint) ${isNarrow ? 'and p.within' : ''} end)`;

/** The doors of a person, kind by kind; with `form`, those of that form alone. */
export const doorsOf = (session: Session, form: FormName | null = null): Doors =>
  new Map(
    kindNames.flatMap((kind) => {
      const door = doorOf(session, kind, form);
      return door === undefined ? [] : [[kind, door] as const];
    }),
  );

/** As `doorsOf`, with the people of the team named once for all kinds: for statements that look for what waits. */
export const readDoors = async (tx: Transaction, session: Session, form: FormName | null = null): Promise<Doors> => {
  const doors = doorsOf(session, form);
  const team = [...doors.values()].find(({ reach }) => reach.scope === 'TEAM');
  if (team === undefined) return doors;
  const { members } = await withMembers(tx, team.reach, session);
  return new Map([...doors].map(([kind, door]) => [kind, door.reach.scope === 'TEAM' && members !== undefined ? { ...door, reach: { ...door.reach, members } } : door]));
};
