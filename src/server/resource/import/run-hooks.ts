import type { Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import type { Session } from '../../session.ts';
import type { Caller } from '../caller.ts';
import { hooksOf } from '../hooks.ts';
import type { Values } from '../hooks.ts';
import type { Image } from '../image.ts';
import { readImages } from '../store.ts';
import type { ImportJob } from './job.ts';
import type { Run } from './run.ts';
import { importGrant } from './starter.ts';
import { withoutVersion } from './without-version.ts';

/** Who imports, as the entity's hooks know those who write. */
export const importCaller = (run: Run, job: ImportJob, resource: Resource, session: Session): Caller => {
  const reach = importGrant(session, resource, job.action);
  return { db: run.db, session, reach, form: reach.forms[0]!, reason: job.reason, source: 'IMPORT' };
};

type Record_ = Values & { readonly id: string };

type Asking = { readonly tx: Transaction; readonly job: ImportJob; readonly resource: Resource; readonly run: Run };

/** Every block of records in turn; what `change` answers is kept in place of them. */
const eachBlock = async ({ tx, job, run }: Asking, change: (records: Record_[]) => Promise<readonly Record_[] | null>): Promise<void> => {
  const blocks = await tx.query<{ block: number }>('select block from import_block where org_code = $1 and job_id = $2 and records is not null order by block', [tx.orgCode, job.id]);
  for (const { block } of blocks) {
    const [row] = await tx.query<{ records: string }>('select records from import_block where org_code = $1 and job_id = $2 and block = $3', [tx.orgCode, job.id, block]);
    const kept = await change(JSON.parse(row?.records ?? '[]') as Record_[]);
    if (kept) await tx.query('update import_block set records = $4 where org_code = $1 and job_id = $2 and block = $3', [tx.orgCode, job.id, block, JSON.stringify(kept)]);
    await run.advance(0);
  }
};

const imagesOf = ({ tx, resource }: Asking, records: readonly Record_[]): Promise<ReadonlyMap<string, Image>> => readImages(tx, resource, records.map(({ id }) => id), false);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** All records of an update fill the same columns: where a hook completed some alone, the others keep what they have. */
const fillUp = (asking: Asking, completed: ReadonlySet<string>): Promise<void> =>
  eachBlock(asking, async (records) => {
    const images = await imagesOf(asking, records);
    return records.map((record) => ({ ...Object.fromEntries([...completed].map((key) => [key, images.get(record.id)?.[key] ?? null])), ...record }));
  });

/** What an entity does to records before they are written happens for imported ones too, one by one. Answers the fields that it filled beside those of the file; a new record has them all anyway. */
export const completeRecords = async (asking: Asking, session: Session): Promise<ReadonlySet<string>> => {
  const { tx, job, resource, run } = asking;
  const { beforeSave } = await hooksOf(resource);
  const completed = new Set<string>();
  if (!beforeSave) return completed;
  const caller = importCaller(run, job, resource, session);
  await eachBlock(asking, async (records) => {
    const images = job.action === 'UPDATE' ? await imagesOf(asking, records) : new Map<string, Image>();
    for (const [at, record] of records.entries()) {
      const image = images.get(record.id) ?? null;
      const values = withoutVersion(record);
      await beforeSave(tx, caller, values, image);
      if (image !== null) for (const key of Object.keys(values)) if (!Object.hasOwn(record, key) && !isSame(values[key], image[key])) completed.add(key);
      records[at] = { ...record, ...values };
    }
    return records;
  });
  if (completed.size > 0) await fillUp(asking, completed);
  return completed;
};

/** What an entity does after records are written happens for imported ones too, record by record, only where it has such a hook at all. */
export const followRecords = async (asking: Asking, session: Session): Promise<void> => {
  const { tx, job, resource, run } = asking;
  const { afterSave, afterImport } = await hooksOf(resource);
  const told = job.action === 'IMPORT' ? afterImport : undefined;
  if (!afterSave && !told) return;
  const caller = importCaller(run, job, resource, session);
  const all: Image[] = [];
  await eachBlock(asking, async (records) => {
    const images = await imagesOf(asking, records);
    for (const { id } of records) {
      const image = images.get(id);
      if (image) await afterSave?.(tx, caller, image, null);
      if (image && told) all.push(image);
    }
    return null;
  });
  await told?.(tx, caller, all);
};
