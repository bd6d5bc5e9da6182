/** What a person said about the columns of a file counts again for the next file with the same headings. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { foldText } from '../../../domain/rank.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import type { Session } from '../../session.ts';
import { resourceOf } from '../registry.ts';
import type { ImportAction, ImportJob } from './job.ts';
import type { Mapping } from './mapping.ts';
import { suggestColumns, suggestedMapping } from './suggest.ts';
import { importTargets } from './targets.ts';

/** Equal for files whose headings mean the same in the same order. */
export const signatureOf = (headings: readonly string[]): string => createHash('sha256').update(JSON.stringify(headings.map(foldText))).digest('hex').slice(0, 32);

/** The saved mapping of such a file, without what no longer exists or is not open to the person; else the suggested one. */
export const mappingFor = async (tx: Transaction, resource: Resource, session: Session, action: ImportAction, headings: readonly string[], signature: string): Promise<Mapping> => {
  const targets = importTargets(resource, session, action);
  const [saved] = await tx.query<{ mapping: Mapping }>('select mapping from import_mapping where org_code = $1 and type = $2 and signature = $3', [tx.orgCode, resource.type, signature]);
  if (!saved) return suggestedMapping(suggestColumns(resource, targets, headings, action), headings);
  const keys = new Set(targets.map(({ key }) => key));
  const { columns, constants, templates, create, clearEmpty } = saved.mapping;
  const open = <One extends { readonly target: string }>(list: readonly One[]): One[] => list.filter(({ target }) => keys.has(target));
  return { columns: columns.map((key) => (key !== null && keys.has(key) ? key : null)), constants: open(constants), templates: open(templates), create: open(create), clearEmpty };
};

/** A person who takes what is suggested has said nothing, and a better suggestion may come. */
export const saveMapping = async (tx: Transaction, session: Session, job: ImportJob, mapping: Mapping): Promise<void> => {
  const resource = resourceOf(job.type);
  const headings = job.head?.headings ?? [];
  const suggested = suggestedMapping(suggestColumns(resource, importTargets(resource, session, job.action), headings, job.action), headings);
  // As JSON: what came by GraphQL has no prototype.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(mapping)), suggested)) {
    await tx.query('delete from import_mapping where org_code = $1 and type = $2 and signature = $3', [tx.orgCode, job.type, job.signature]);
    return;
  }
  await tx.query(
    `insert into import_mapping (org_code, type, signature, mapping, by) values ($1, $2, $3, $4, $5)
     on conflict (org_code, type, signature) do update set mapping = excluded.mapping, by = excluded.by, at = now()`,
    [tx.orgCode, job.type, job.signature, JSON.stringify(mapping), job.by],
  );
};
