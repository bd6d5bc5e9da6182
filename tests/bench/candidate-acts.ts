/** What is done with a thousand candidates at once, each with its undo. */
import { withOrg } from '../../src/server/db/org.ts';
import type { Ask } from './asker.ts';
import { ORG } from './candidate-data.ts';
import type { Bench } from './dataset.ts';
import { median, timed, within, type Result } from './table.ts';

const MANY = 1000;
const ROUNDS = 5;

type Done = { readonly answer: { readonly errorCode: string; readonly changeSet: string; readonly candidateCount: number } };

/** Candidates of one status, and the status after it. */
const waiting = ({ db }: Bench, kind: string): Promise<string[]> =>
  withOrg(db, ORG, async (tx) =>
    (await tx.query<{ id: string }>(`select c.id::text as id from candidate c join candidate_status s on s.org_code = $1 and s.id = c.status_id join hiring_stage g on g.org_code = $1 and g.id = s.stage_id
      where c.org_code = $1 and c.standing = 'ACTIVE' and g.kind = $2 order by c.id limit ${MANY}`, [ORG, kind])).map(({ id }) => id));
const idOf = ({ db }: Bench, sql: string): Promise<string> => withOrg(db, ORG, async (tx) => (await tx.query<{ id: string }>(sql, [ORG]))[0]!.id);

/** The same rows come to the status and go back by one UPDATE each, without rights, rules, applications, steps or journal. The way there is measured. */
const plain = async ({ db }: Bench, ids: readonly string[], status: string): Promise<number> => {
  const before = await withOrg(db, ORG, (tx) => tx.query<{ id: string; status: string }>('select id::text as id, status_id::text as status from candidate where org_code = $1 and id = any($2::bigint[])', [ORG, ids]));
  const took = await timed(() => withOrg(db, ORG, (tx) => tx.query('update candidate set version = version + 1, status_id = $3, updated_at = now() where org_code = $1 and id = any($2::bigint[])', [ORG, ids, status])));
  await withOrg(db, ORG, (tx) => tx.query('update candidate c set status_id = b.status from unnest($2::bigint[], $3::bigint[]) as b(id, status) where c.org_code = $1 and c.id = b.id', [ORG, before.map(({ id }) => id), before.map((one) => one.status)]));
  return took;
};

export const actsOn = async (ask: Ask, bench: Bench): Promise<Result[]> => {
  const ids = await waiting(bench, 'APPLIED');
  const status = await idOf(bench, `select s.id::text as id from candidate_status s join hiring_stage g on g.org_code = $1 and g.id = s.stage_id where s.org_code = $1 and g.kind = 'SCREENING' limit 1`);
  const reason = await idOf(bench, 'select id::text as id from archive_reason where org_code = $1 limit 1');
  const acts: readonly (readonly [string, string])[] = [
    ['moved by updateCandidateStatus', `updateCandidateStatus(candidateId: [${ids.join()}], statusId: ${status})`],
    ['archived', `archiveCandidateDetails(candidateId: [${ids.join()}], archiveReasonId: ${reason}, action: "archive")`],
  ];
  const results: Result[] = [];
  for (const [area, act] of acts) {
    const [done, undone, bare]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      let answer: Done['answer'] | undefined;
      done.push(await timed(async () => ({ answer } = await ask<Done>(`mutation { answer: ${act} { errorCode changeSet candidateCount } }`))));
      if (answer?.candidateCount !== MANY) throw new Error(JSON.stringify(answer));
      undone.push(await timed(() => ask('mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: answer!.changeSet })));
      bare.push(await plain(bench, ids, status));
    }
    const reference = `${median(bare).toFixed(0)} ms plain UPDATE of one table`;
    results.push(within(`1,000 candidates ${area}`, median(done), 1000, reference), within(`1,000 candidates ${area}, undone`, median(undone), 1000, reference));
  }
  return results;
};
