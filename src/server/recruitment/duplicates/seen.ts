/** What of duplicates a person may know: the candidates within reach, those told apart, and birth dates only where these may be seen. */
import { fieldReach } from '../../access/fields.ts';
import { rowScope } from '../../access/row-scope.ts';
import { screenReach } from '../../access/screen-reach.ts';
import { offeringScreens } from '../../../domain/offering-screens.ts';
import type { Right } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin, type Opened } from '../../resource/sight.ts';
import { bindings, type Bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';
import type { Alike } from './near.ts';

const HELD = { VIEW: 'view', UPDATE: 'update' } as const satisfies Partial<Record<Right, string>>;

/** The candidates that all screens of a person show together, or let them change; null where none does. */
export const candidatesOf = (session: Session, right: keyof typeof HELD): Opened | null => {
  const resource = resourceOf('Candidate');
  const reach = screenReach(session, resource, right);
  const forms = offeringScreens(resource, right).map(({ form }) => form).filter((form) => session.rights.get(form)?.[HELD[right]] === true);
  return reach && { ...reach, forms };
};

/** Whether the person sees the candidate's birth date, over the alias. */
export const bornSeen = (session: Session, alias: string, to: Bindings): string => {
  const resource = resourceOf('Candidate');
  const reach = fieldReach(session, resource.fields.find(({ key }) => key === 'dateOfBirth')!, 'VIEW');
  if (reach === null) return 'false';
  return rowScope(resource, reach, session, alias, to.bind);
};

/** Whether the person sees when each candidate was born: else nobody is asked for by a birth date, or trying days would tell it. */
export const bornEverywhere = (session: Session): boolean => fieldReach(session, resourceOf('Candidate').fields.find(({ key }) => key === 'dateOfBirth')!, 'VIEW')?.scope === 'ALL';

/** Nobody said that the two are different people. */
export const notApart = (one: string, other: string): string =>
  `not exists (select from candidate_distinction d where d.org_code = $1 and ((d.candidate_id = ${one} and d.other_id = ${other}) or (d.candidate_id = ${other} and d.other_id = ${one})))`;

type Known = { readonly id: string; readonly name: string; readonly standing: string; readonly born: boolean };

/** Of the candidates those within reach, and whether the person sees when they were born. `apartFrom`: a candidate from whom they were not told apart. */
export const knownOf = async (tx: Transaction, session: Session, reach: Opened, alike: readonly Alike[], apartFrom: string | null = null): Promise<ReadonlyMap<string, Known>> => {
  if (alike.length === 0) return new Map();
  const to = bindings(tx.orgCode);
  const ids = to.bind([...new Set(alike.map(({ id }) => id))]);
  const [within, born] = [rowsWithin(resourceOf('Candidate'), reach, session, 't', to), bornSeen(session, 't', to)];
  const together = apartFrom === null ? 'true' : notApart('t.id', `${to.bind(apartFrom)}::bigint`);
  const rows = await tx.query<Known>(`select t.id::text as id, t.name, t.standing, (${born}) is true as born from candidate t where t.org_code = $1 and t.id = any(${ids}::bigint[]) and ${within} and ${together}`, to.values);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Whether the person sees when the candidate was born. */
export const ownBirthSeen = async (tx: Transaction, session: Session, id: string): Promise<boolean> => {
  const to = bindings(tx.orgCode);
  const born = bornSeen(session, 't', to);
  return (await tx.query(`select from candidate t where t.org_code = $1 and t.id = ${to.bind(id)}::bigint and (${born})`, to.values)).length > 0;
};
