import { together } from '../../../../domain/customisation/custom-values.ts';
import { listVariables } from '../../../providers/data/listQuery.ts';
import type { ListQuery } from '../../../providers/data/listQuery.ts';
import type { ScreenResource } from '../../../providers/data/metadata.ts';
import { ask } from '../../../shell/ask.ts';
import type { Values } from '../../form/values.ts';

export type BulkJob = {
  readonly id: string;
  /** WAITING: others' bulk edits come first. */
  readonly state: 'WAITING' | 'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED';
  /** Null until the records were counted. */
  readonly total: number | null;
  readonly progress: number;
  /** Of a deletion what is gone. */
  readonly changed: number;
  readonly unchanged: number;
  readonly failure: string | null;
  readonly refused: number;
  readonly problems: readonly { readonly id: string; readonly field: string | null; readonly message: string }[];
  readonly interruptedAt: string | null;
  readonly changeSet: string | null;
};

type Answer = { readonly job: BulkJob };

const JOB = 'errorCode message job { id state total progress changed unchanged failure refused problems { id field message } interruptedAt changeSet }';

/** Begins to delete all records of a query. */
export const startBulkDelete = async (target: ScreenResource, query: ListQuery): Promise<BulkJob> => {
  const { search, filter, form } = listVariables(target, query);
  const document = `mutation startBulkDelete($input: BulkDeleteInput!) { startBulkDelete(input: $input) { ${JOB} } }`;
  return (await ask<{ startBulkDelete: Answer }>('batch-processing', document, { input: { type: target.resource.type, search, filter, form } })).startBulkDelete.job;
};

/** Begins to give all records of a query the same values. */
export const startBulkEdit = async (target: ScreenResource, query: ListQuery, values: Values): Promise<BulkJob> => {
  const { search, filter, form } = listVariables(target, query);
  const document = `mutation startBulkEdit($input: BulkEditInput!) { startBulkEdit(input: $input) { ${JOB} } }`;
  const input = { type: target.resource.type, search, filter, form, values: together(values) };
  return (await ask<{ startBulkEdit: Answer }>('batch-processing', document, { input })).startBulkEdit.job;
};

export const readBulkEdit = async (id: string): Promise<BulkJob> => (await ask<{ bulkEdit: Answer }>('batch-processing', `query bulkEdit($id: ID!) { bulkEdit(id: $id) { ${JOB} } }`, { id })).bulkEdit.job;

export const cancelBulkEdit = async (id: string): Promise<BulkJob> =>
  (await ask<{ cancelBulkEdit: Answer }>('batch-processing', `mutation cancelBulkEdit($id: ID!) { cancelBulkEdit(id: $id) { ${JOB} } }`, { id })).cancelBulkEdit.job;
