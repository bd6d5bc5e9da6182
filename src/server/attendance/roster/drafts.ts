/** The drafts of those within a planner's reach. */
import { lengthOfRange } from '../../../domain/dates.ts';
import type { Grant } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import { resourceOf } from '../../resource/registry.ts';
import { bindings } from '../../resource/sql.ts';
import { readImages } from '../../resource/store.ts';
import { holdPlan } from './plan-cells.ts';
import { checkPeriod, rosterPeopleSql, type RosterFilter } from './roster-people.ts';

export type Period = { readonly from: string; readonly until: string; readonly filter?: RosterFilter | null };

/** Locked until the transaction ends. */
export const readDrafts = async (tx: Transaction, grant: Grant, { from, until, filter }: Period): Promise<readonly Image[]> => {
  checkPeriod(lengthOfRange(from, until));
  await holdPlan(tx);
  const to = bindings(tx.orgCode);
  const people = rosterPeopleSql(grant, filter, to);
  const rows = await tx.query<{ id: string }>(
    `select s.id::text as id from scheduled_shift s join employee e on e.org_code = s.org_code and e.id = s.employee_id
     where s.org_code = $1 and s.status = 'DRAFT' and s.day between ${to.bind(from)}::date and ${to.bind(until)}::date and ${people}`,
    to.values,
  );
  return [...(await readImages(tx, resourceOf('ScheduledShift'), rows.map(({ id }) => id))).values()];
};

/** How many days of people changes are about. */
export const daysChanged = (changes: readonly { readonly before: Image | null; readonly after: Image | null }[]): number =>
  new Set(changes.map(({ before, after }) => `${String((after ?? before)!['employeeId'])} ${String((after ?? before)!['day'])}`)).size;
