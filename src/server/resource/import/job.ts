/** An import as it is kept: who brings which file into which entity, how far it is and what came of it. */
import type { Language } from '../../../domain/languages.ts';
import type { SheetHead, ReadOptions } from '../../sheets/read-file.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Mapping } from './mapping.ts';

export type ImportAction = 'IMPORT' | 'UPDATE';
export type ImportState = 'READING' | 'MAPPING' | 'CHECKING' | 'REVIEW' | 'COMMITTING' | 'DONE' | 'CANCELLED' | 'FAILED';

/** A refusal that ended the job, told to whoever looks later. */
export type Failure = { readonly code: string; readonly words: Readonly<Record<string, string | number>> };

export type ImportJob = {
  readonly orgCode: string;
  readonly id: string;
  readonly type: string;
  readonly action: ImportAction;
  readonly state: ImportState;
  readonly userId: string;
  readonly by: string;
  readonly language: Language;
  readonly fileName: string;
  readonly fileKey: string;
  readonly fileHash: string | null;
  readonly options: ReadOptions;
  readonly head: SheetHead | null;
  readonly signature: string | null;
  readonly mapping: Mapping | null;
  readonly reason: string | null;
  /** Rows of the file. */
  readonly total: number;
  readonly ready: number;
  readonly faulty: number;
  readonly unchanged: number;
  readonly added: number;
  readonly updated: number;
  readonly omitted: number;
  /** Records made because rows refer to them. */
  readonly created: number;
  readonly firstId: string | null;
  readonly changeSetId: string | null;
  readonly failure: Failure | null;
  /** The server stopped in the middle of writing: nothing of it happened. */
  readonly interruptedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

const columns: Readonly<Record<keyof ImportJob, string>> = {
  orgCode: 'org_code', id: 'id', type: 'type', action: 'action', state: 'state', userId: 'user_id', by: 'by', language: 'language', fileName: 'file_name', fileKey: 'file_key',
  fileHash: 'file_hash', options: 'options', head: 'head', signature: 'signature', mapping: 'mapping', reason: 'reason', total: 'total', ready: 'ready',
  faulty: 'faulty', unchanged: 'unchanged', added: 'added', updated: 'updated', omitted: 'omitted', created: 'created', firstId: 'first_id', changeSetId: 'change_set_id',
  failure: 'failure', interruptedAt: 'interrupted_at', createdAt: 'created_at', updatedAt: 'updated_at',
};

export const jobColumns = Object.entries(columns).map(([key, column]) => `${column} as "${key}"`).join(', ');

/** The job of the organisation; refuses NOT_FOUND. `lock` keeps others from changing it until the transaction ends. */
export const loadJob = async (tx: Transaction, id: string, lock = false): Promise<ImportJob> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const [job] = await tx.query<ImportJob>(`select ${jobColumns} from import_job where org_code = $1 and id = $2${lock ? ' for update' : ''}`, [tx.orgCode, id]);
  if (!job) throw refuse('NOT_FOUND');
  return job;
};

const jsonKeys: ReadonlySet<string> = new Set(['options', 'head', 'mapping', 'failure']);

/** Writes the given parts of a job; `where` states in which it may be, and the answer says whether it was. */
export const changeJob = async (tx: Transaction, id: string, set: Partial<ImportJob>, states?: readonly ImportState[]): Promise<boolean> => {
  const values: unknown[] = [tx.orgCode, id];
  const parts = Object.entries(set).map(([key, value]) => {
    values.push(jsonKeys.has(key) && value !== null ? JSON.stringify(value) : value);
    return `${columns[key as keyof ImportJob]} = $${values.length}`;
  });
  const within = states ? ` and state = any($${values.push(states)})` : '';
  const rows = await tx.query(`update import_job set ${[...parts, 'updated_at = now()'].join(', ')} where org_code = $1 and id = $2${within} returning id`, values);
  return rows.length > 0;
};
