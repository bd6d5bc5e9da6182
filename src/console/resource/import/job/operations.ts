/** What the wizard asks of the server; each throws an HttpError with the server's reason. */
import {
  CancelImportDocument,
  CommitImportDocument,
  CreateMissingDocument,
  FixImportDocument,
  LeaveRowsOutDocument,
  MapImportDocument,
  ReadImportDocument,
  ReadImportRowsDocument,
  ReadImportsDocument,
  StartImportDocument,
} from '../../../../../generated/batch-processing/operations.ts';
import type { StartImportInput } from '../../../../../generated/batch-processing/operations.ts';
import type { Fixes, ImportEntry, ImportJob, Mapping, RowFilter, RowPage, TargetText } from './importJob.ts';
import { operate } from './operate.ts';

/** As many imports as are looked through for ones that were left open. */
const lookedThrough = 50;

export const readJob = async (id: string, signal?: AbortSignal): Promise<ImportJob> => (await operate(ReadImportDocument, { id }, signal)).importJob.job;

export const readRows = async (id: string, filter: RowFilter, offset: number, limit: number, signal?: AbortSignal): Promise<RowPage> =>
  (await operate(ReadImportRowsDocument, { id, status: filter.status ?? null, cause: filter.cause ?? null, alike: filter.alike ?? false, offset, limit }, signal)).importRows;

export const readImports = async (type: string, signal?: AbortSignal): Promise<readonly ImportEntry[]> => (await operate(ReadImportsDocument, { type, limit: lookedThrough }, signal)).importJobs.rows;

/** Answers the number of the new import. */
export const startImport = async (input: StartImportInput): Promise<string> => (await operate(StartImportDocument, { input })).startImport.job.id;

export const mapImport = (id: string, mapping: Mapping): Promise<unknown> => operate(MapImportDocument, { id, mapping });

export const fixImport = (id: string, { cells, replace, undo }: Fixes): Promise<unknown> => operate(FixImportDocument, { id, cells: [...cells], replace: [...replace], undo: [...undo] });

/** Answers the import as it is then. */
export const leaveRowsOut = async (id: string, rows: readonly number[] | null, leftOut: boolean): Promise<ImportJob> => (await operate(LeaveRowsOutDocument, { id, rows: rows === null ? null : [...rows], leftOut })).leaveRowsOut.job;

export const createMissing = (id: string, target: string, values: readonly TargetText[]): Promise<unknown> => operate(CreateMissingDocument, { id, target, values: [...values] });

/** Writes the rows that are ready; those that need a fix are left out where `omits` says so, else they refuse the whole. */
export const commitImport = (id: string, omits: boolean, reason?: string): Promise<unknown> => operate(CommitImportDocument, { id, invalid: omits ? 'OMIT' : 'REFUSE', ...(reason ? { reason } : {}) });

export const cancelImport = (id: string): Promise<unknown> => operate(CancelImportDocument, { id });
