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

/** Who imports, as the entity's hooks know those who write. */
export const importCaller = (run: Run, job: ImportJob, resource: Resource, session: Session): Caller => {
  const reach = importGrant(session, resource, job.action);
  return { db: run.db, session, reach, form: reach.forms[0]!, reason: job.reason, source: 'IMPORT' };
};

type Record_ = Values & { readonly id: string };

/** What an entity does beyond its declaration happens for imported records too: record by record, only where it has hooks at all. */
export const runHooks = async (run: Run, tx: Transaction, job: ImportJob, resource: Resource, session: Session, when: 'before' | 'after'): Promise<void> => {
  const hooks = await hooksOf(resource);
  if (when === 'before' ? !hooks.beforeSave : !hooks.afterSave) return;
  const caller = importCaller(run, job, resource, session);
  const blocks = await tx.query<{ block: number }>('select block from import_block where org_code = $1 and job_id = $2 and records is not null order by block', [tx.orgCode, job.id]);
  for (const { block } of blocks) {
    const [row] = await tx.query<{ records: string }>('select records from import_block where org_code = $1 and job_id = $2 and block = $3', [tx.orgCode, job.id, block]);
    const records = JSON.parse(row?.records ?? '[]') as Record_[];
    const images: ReadonlyMap<string, Image> = job.action === 'UPDATE' || when === 'after' ? await readImages(tx, resource, records.map(({ id }) => id), false) : new Map();
    for (const record of records) {
      const image = images.get(record.id);
      if (when === 'before') await hooks.beforeSave?.(tx, caller, record, image ?? null);
      else if (image) await hooks.afterSave?.(tx, caller, image, null);
    }
    if (when === 'before') await tx.query('update import_block set records = $4 where org_code = $1 and job_id = $2 and block = $3', [tx.orgCode, job.id, block, JSON.stringify(records)]);
    await run.advance(0);
  }
};
