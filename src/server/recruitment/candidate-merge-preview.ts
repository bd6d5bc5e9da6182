import { reachBy, screenReach } from '../access/screen-reach.ts';
import { reachOf, type Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse, Refusal } from '../refuse.ts';
import { refuseNone } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';
import { countBelongings } from './duplicates/merge/belongings.ts';
import { conflictsAmong, hiredAmong } from './duplicates/merge/conflicts.ts';
import { refuseMerging } from './duplicates/merge/may-merge.ts';
import { refuseMerged } from './duplicates/merge/merged-before.ts';

/** The screens on which candidates are deleted, as `mergeCandidates` asks for them. */
const DELETING = ['JOB_CANDIDATES', 'ARCHIVED_CANDIDATES'] as const;

type Arguments = { readonly keep: number; readonly others: readonly number[] };

/** Steps are told with the applications, and what was told apart is nobody's belonging. */
const UNTOLD: ReadonlySet<string> = new Set(['StageMove', 'CandidateDistinction']);

const tracesOf = async (tx: Transaction, others: readonly string[]): Promise<readonly { readonly what: string; readonly count: number }[]> =>
  tx.query(
    `select 'comments' as what, count(*)::int as count from record_comment where org_code = $1 and entity = 'Candidate' and row_id = any($2::bigint[]) and deleted_at is null
     union all select 'files', count(*)::int from record_file where org_code = $1 and entity = 'Candidate' and row_id = any($2::bigint[]) and deleted_at is null
     union all select 'mails', count(*)::int from outbox_message where org_code = $1 and candidate_id = any($2::bigint[])`,
    [tx.orgCode, others],
  );

/** What merging would mean: what stands against it, and what goes over. Writes nothing. */
export const candidateMergePreview = async (args: Arguments, { db }: Context, { session }: Grant) => {
  refuseNone({ session }, 'others', args.others);
  const keep = String(args.keep);
  const others = [...new Set(args.others.map(String))].filter((id) => id !== keep).slice(0, 10);
  const told = await withOrg(db, session.orgCode, async (tx) => {
    const images = await readImages(tx, resourceOf('Candidate'), [keep, ...others], false);
    await refuseMerged(tx, session, [keep, ...others].filter((id) => !images.has(id)));
    const conflicts: string[] = [];
    const forms = DELETING.filter((form) => reachOf(session, form, 'DELETE') !== null);
    const deleting = reachBy(session, forms.map((form) => ({ form, right: 'DELETE', scope: 'ALL' })));
    try {
      await refuseMerging(tx, { session, forms, ...(deleting ?? { scope: 'SELF' }) }, keep, others);
      if (deleting === null) throw refuse('MERGE_RIGHTS');
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'MERGE_RIGHTS') throw error;
      conflicts.push(say(session.language, 'error.MERGE_RIGHTS'));
    }
    const people = [keep, ...others].map((id) => images.get(id)!);
    for (const { code, words } of await conflictsAmong(tx, session, people)) conflicts.push(say(session.language, `error.${code}`, words));
    const counts = await countBelongings(tx, others);
    const records = [...counts].flatMap(([from, count]) => (count === 0 || UNTOLD.has(from.type) || screenReach(session, from, 'VIEW') === null ? [] : [{ what: from.name, count }]));
    const [hired] = await hiredAmong(tx, people);
    return { conflicts, hired: hired === undefined ? null : Number(hired), moves: [...records, ...(await tracesOf(tx, others)).filter(({ count }) => count > 0)] };
  });
  return { errorCode: '', message: '', validationError: null, ...told };
};
