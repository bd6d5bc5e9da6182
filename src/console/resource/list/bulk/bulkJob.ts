import { together } from '../../../../domain/customisation/custom-values.ts';
import { listVariables } from '../../../providers/data/listQuery.ts';
import type { ListQuery } from '../../../providers/data/listQuery.ts';
import type { ScreenResource } from '../../../providers/data/metadata.ts';
import { ask } from '../../../shell/ask.ts';
import { BULK_JOB } from '../../../shell/work/bulkJob.ts';
import type { BulkAnswer, BulkJob } from '../../../shell/work/bulkJob.ts';
import type { Wanted } from '../../askAlong.ts';
import type { Values } from '../../form/values.ts';

/** Begins to delete all records of a query. */
export const startBulkDelete = async (target: ScreenResource, query: ListQuery): Promise<BulkJob> => {
  const { search, filter, form } = listVariables(target, query);
  const document = `mutation startBulkDelete($input: BulkDeleteInput!) { startBulkDelete(input: $input) { ${BULK_JOB} } }`;
  return (await ask<{ startBulkDelete: BulkAnswer }>('batch-processing', document, { input: { type: target.resource.type, search, filter, form } })).startBulkDelete.job;
};

/** Begins to give all records of a query the same values; `along` with what is offered along with that, without `mails` none of those that leave with it. */
export const startBulkEdit = async (target: ScreenResource, query: ListQuery, values: Values, { along, mails }: Wanted): Promise<BulkJob> => {
  const { search, filter, form } = listVariables(target, query);
  const document = `mutation startBulkEdit($input: BulkEditInput!) { startBulkEdit(input: $input) { ${BULK_JOB} } }`;
  const input = { type: target.resource.type, search, filter, form, values: together(values), ...(along ? { along } : {}), ...(mails ? {} : { mails }) };
  return (await ask<{ startBulkEdit: BulkAnswer }>('batch-processing', document, { input })).startBulkEdit.job;
};
