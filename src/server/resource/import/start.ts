import { nextId } from '../../db/ids.ts';
import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import type { ReadOptions } from '../../sheets/read-file.ts';
import { findResource } from '../registry.ts';
import type { ImportAction } from './job.ts';
import type { Mapping } from './mapping.ts';
import { importForm } from './starter.ts';

export type StartInput = {
  readonly type: string;
  readonly action: ImportAction;
  readonly fileKey: string;
  readonly fileName: string;
  readonly reason?: string | null;
  readonly options?: ReadOptions;
  /** Where it is known before the file is read, as from the terminal. */
  readonly mapping?: Mapping | null;
};

/** Keeps the job; a worker then reads the file. Answers its id. */
export const startImport = async (db: Database, session: Session, input: StartInput): Promise<string> => {
  const resource = findResource(input.type);
  if (!resource) throw refuse('IMPORT_NOT_OFFERED');
  importForm(session, resource, input.action);
  const id = await nextId(db, session.orgCode, 'import_job');
  await withOrg(db, session.orgCode, async (tx) => {
    await tx.query(
      `insert into import_job (org_code, id, type, action, state, user_id, by, language, file_name, file_key, options, reason, mapping) values ($1, $2, $3, $4, 'READING', $5, $6, $7, $8, $9, $10, $11, $12)`,
      [tx.orgCode, id, input.type, input.action, session.userId, session.name, session.language, input.fileName.slice(0, 255), input.fileKey, JSON.stringify(input.options ?? {}), input.reason ?? null, input.mapping ? JSON.stringify(input.mapping) : null],
    );
  });
  return id;
};
