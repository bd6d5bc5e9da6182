/** The status of websites on the lists follows from the lists and wildcards: reckoned whenever one of them changes, so that lists sort and filter by it. */
import { accessRules, fixingPatterns, statusOf, type AccessStatus, type ListedDomain, type Listing } from '../../../domain/data-loss-prevention/internetRules.ts';
import { upwards } from '../../../domain/data-loss-prevention/accessDomain.ts';
import type { Transaction } from '../../db/org.ts';
import { readPatterns } from './patterns.ts';

type Row = { readonly id: string; readonly name: string; readonly groupId: string | null; readonly listing: Listing };
type Found = Row & { readonly status: AccessStatus | null; readonly setBy: string | null };

const COLUMNS = `id::text as id, name, custom_group_id::text as "groupId", listing`;

/** Of the domains and all that is below them; of every one where none are named. `gone` are websites, `gonePatterns` wildcards that are about to be deleted. */
export const reckonStatuses = async (tx: Transaction, names: readonly string[] | null, gone: readonly string[] = [], gonePatterns: readonly string[] = []): Promise<void> => {
  // Who changes a website and who changes a wildcard at the same time see each other's.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`internet access ${tx.orgCode}`]);
  const below = names?.map((name) => `%.${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}`) ?? null;
  const rows = await tx.query<Found>(
    `select ${COLUMNS}, access_status as status, set_by as "setBy" from activity_classification
     where org_code = $1 and kind = 'WEBSITE' and id <> all($4::bigint[]) and ($2::text[] is null or name = any($2::text[]) or name like any($3::text[])) order by id for update`,
    [tx.orgCode, names, below, gone],
  );
  if (rows.length === 0) return;
  const above = [...new Set(rows.flatMap(({ name }) => upwards(name)))];
  const listed = await tx.query<Row>(`select ${COLUMNS} from activity_classification where org_code = $1 and kind = 'WEBSITE' and id <> all($2::bigint[]) and name = any($3::text[])`, [tx.orgCode, gone, above]);
  const ofName = Map.groupBy(listed, ({ name }) => name);
  const patterns = await readPatterns(tx, gonePatterns);
  const fixing = fixingPatterns(patterns);
  const fixedBy = (one: Pick<Row, 'name' | 'listing'>): AccessStatus | null => fixing(one)?.status ?? null;
  const changed = rows.flatMap((row) => {
    // What holds for the people of a website's group: the group's own lists before those of everybody.
    const concerned = upwards(row.name).flatMap((name) => ofName.get(name) ?? []).filter(({ groupId }) => groupId === null || groupId === row.groupId);
    const status = statusOf(accessRules(concerned.map((one): ListedDomain => ({ name: one.name, listing: one.listing, isForGroup: one.groupId !== null, fixed: fixedBy(one) })), patterns), row.name);
    const setBy = fixing(row)?.pattern ?? null;
    return status === row.status && setBy === row.setBy ? [] : [{ id: row.id, status, setBy }];
  });
  if (changed.length === 0) return;
  await tx.query(
    `update activity_classification c set access_status = x.status, set_by = x.set_by from unnest($2::bigint[], $3::text[], $4::text[]) as x (id, status, set_by) where c.org_code = $1 and c.id = x.id`,
    [tx.orgCode, changed.map(({ id }) => id), changed.map(({ status }) => status), changed.map(({ setBy }) => setBy)],
  );
};
