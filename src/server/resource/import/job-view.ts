/** An import as the API answers it. */
import { importKeys } from '../../../domain/importKeys.ts';
import { withOrg } from '../../db/org.ts';
import type { Transaction } from '../../db/org.ts';
import type { Database } from '../../db/connection.ts';
import type { Session } from '../../session.ts';
import { cellText } from '../../sheets/cell.ts';
import { resourceOf } from '../registry.ts';
import { readChains } from '../undo/chain.ts';
import type { Chain } from '../undo/chain.ts';
import { readBlocks, rowsOf } from './blocks.ts';
import { readFixes } from './check-context.ts';
import { faultOf } from './fault.ts';
import { sentence } from './failure-sentence.ts';
import type { ImportJob } from './job.ts';
import { ownJob } from './own-job.ts';
import { likenessCounts } from './likenesses.ts';
import { problemGroups } from './problem-list.ts';
import { importTargets } from './targets.ts';
import type { Target } from './targets.ts';
import { targetLabel, wordsOf } from './words.ts';

const samplesOf = async (tx: Transaction, job: ImportJob, columns: number): Promise<string[][]> => {
  const rows = rowsOf(await readBlocks(tx, job.id, 0, 1), 0).slice(0, 20);
  return Array.from({ length: columns }, (_, column) => [...new Set(rows.map(({ cells }) => cellText(cells[column] ?? null)).filter((text) => text !== ''))].slice(0, 3).map((text) => text.slice(0, 80)));
};

const isUndone = (chains: ReadonlyMap<string, Chain>, changeSet: string | null): boolean => (chains.get(changeSet ?? '')?.steps ?? 0) % 2 === 1;

type Before = { readonly id: string; readonly changeSet: string | null };

/** The last import of the same file that still stands: what was undone is not here already. */
const sameFileOf = async (tx: Transaction, job: ImportJob): Promise<Before | null> => {
  const before = await tx.query<Before>(
    `select id::text as id, updated_at as at, by, change_set_id::text as "changeSet" from import_job
     where org_code = $1 and file_hash = $2 and type = $3 and id <> $4 and state = 'DONE' order by updated_at desc limit 20`,
    [tx.orgCode, job.fileHash, job.type, job.id],
  );
  const chains = await readChains(tx, before.flatMap(({ changeSet }) => changeSet ?? []));
  return before.find(({ changeSet }) => !isUndone(chains, changeSet)) ?? null;
};

/** The change-set that undoes the import now, after undos and redos of it, and whether it is undone. */
const standing = async (tx: Transaction, { changeSetId }: ImportJob): Promise<{ readonly changeSet: string | null; readonly undone: boolean }> => {
  const chains = await readChains(tx, changeSetId === null ? [] : [changeSetId]);
  const undone = isUndone(chains, changeSetId);
  return { changeSet: undone ? changeSetId : (chains.get(changeSetId ?? '')?.last.id ?? changeSetId), undone };
};

const viewOf = async (tx: Transaction, session: Session, job: ImportJob): Promise<object> => {
  const resource = resourceOf(job.type);
  const words = wordsOf(session.language);
  const targets = importTargets(resource, session, job.action);
  const label = (key: string): string => {
    const target = targets.find((one) => one.key === key || one.field.key === key);
    return target ? targetLabel(resource, target, words) : key;
  };
  const headings = job.head?.headings ?? [];
  /** An update takes records by their unique key, or by their number: only that of what has no key can be asked for alone. */
  const isRequired = ({ key, field, part }: Target): boolean =>
    job.action === 'IMPORT' ? field.required && field.default === undefined && part === undefined : key === 'id' && importKeys(resource).includes('id');
  const samples = await samplesOf(tx, job, headings.length);
  const [run] = await tx.query<{ progress: number }>('select progress from import_run where org_code = $1 and job_id = $2', [tx.orgCode, job.id]);
  const fixes = await tx.query<{ number: number; rows: number; by: string }>('select number, rows, by from import_fix where org_code = $1 and job_id = $2', [tx.orgCode, job.id]);
  const { alike, leftOut } = await likenessCounts(tx, job.id);
  return {
    ...job,
    ready: job.ready - leftOut,
    alike,
    leftOut,
    format: job.head?.format ?? null,
    encoding: job.head?.encoding ?? null,
    separator: job.head?.separator ?? null,
    sheet: job.head?.sheet ?? null,
    sheets: job.head?.sheets ?? [],
    columns: headings.map((heading, column) => ({ heading, samples: samples[column] ?? [], target: job.mapping?.columns[column] ?? null })),
    targets: targets.map((target) => ({ key: target.key, label: targetLabel(resource, target, words), required: isRequired(target) })),
    progress: run?.progress ?? 0,
    problems: job.state === 'REVIEW' || job.state === 'DONE' ? (await problemGroups(tx, session, job)).map((group) => ({ ...group, label: label(group.target) })) : [],
    fixes: (await readFixes(tx, job.id)).map(({ number, field, row, before, after }) => ({ number, target: field, label: label(field), row, before, after, rows: 0, by: '', ...fixes.find((one) => one.number === number) })),
    sameFile: job.fileHash === null ? null : await sameFileOf(tx, job),
    ...(await standing(tx, job)),
    fault: job.state === 'REVIEW' && job.faulty > 0 ? sentence(await faultOf(tx, job), resource, session) : null,
    failureCode: job.failure?.code ?? null,
    failure: sentence(job.failure, resource, session),
  };
};

export const answerJob = (db: Database, session: Session, id: string): Promise<{ errorCode: string; message: string; job: object }> =>
  withOrg(db, session.orgCode, async (tx) => ({ errorCode: '', message: '', job: await viewOf(tx, session, await ownJob(tx, session, id)) }));
