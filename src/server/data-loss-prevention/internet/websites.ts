/** Websites that are classified, as records. */
import type { Category } from '../../../domain/activity/classify.ts';
import type { AccessStatus, Listing } from '../../../domain/data-loss-prevention/internetRules.ts';
import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Caller } from '../../resource/caller.ts';

export type Website = { readonly id: string; readonly name: string; readonly category: Category; readonly listing: Listing; readonly status: AccessStatus | null; readonly setBy: string | null };

const COLUMNS = `id::text as id, name, category, listing, access_status as status, set_by as "setBy"`;

/** Of a group, of everybody where it is null; only the named ones where some are. */
export const websitesOf = (tx: Transaction, groupId: number | null, names: readonly string[] | null = null): Promise<Website[]> =>
  tx.query<Website>(`select ${COLUMNS} from activity_classification where org_code = $1 and kind = 'WEBSITE' and custom_group_id is not distinct from $2::bigint and ($3::text[] is null or name = any($3::text[])) order by name, id`, [tx.orgCode, groupId, names]);

const MOST = 500;

/** Those of the ids, all of which must be websites. */
export const namedWebsites = async (tx: Transaction, ids: readonly number[]): Promise<Website[]> => {
  const asked = [...new Set(ids)];
  if (asked.length === 0) throw refuse('NOTHING_SELECTED');
  if (asked.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const found = await tx.query<Website>(`select ${COLUMNS} from activity_classification where org_code = $1 and kind = 'WEBSITE' and id = any($2::bigint[]) order by name, id`, [tx.orgCode, asked]);
  if (found.length !== asked.length) throw refuse('NOT_FOUND');
  return found;
};

export const refuseManyDomains = (domains: readonly unknown[]): void => {
  if (domains.length === 0) throw refuse('NOTHING_SELECTED');
  if (domains.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
};

/** A custom group that is there; null for everybody. */
export const knownGroup = async (tx: Transaction, groupId: number | null | undefined): Promise<number | null> => {
  if (groupId == null) return null;
  const found = await tx.query('select from custom_employee_group where org_code = $1 and id = $2::bigint', [tx.orgCode, groupId]);
  if (found.length === 0) throw refuse('NOT_FOUND');
  return groupId;
};

export const domainCaller = ({ db }: Context, grant: Grant): Caller => ({ db, session: grant.session, reach: { ...grant }, form: 'DLP_INTERNET_ACCESS_CONTROL', reason: null });
