import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { moveRevisions } from '../salaries/employee/move-revisions.ts';

type Arguments = { readonly revisionIds: readonly number[]; readonly status: string; readonly comment?: string | null; readonly version?: number | null };

/** Asks for the approval of revisions, approves them, sends them back, or lets those hold whose day has come. */
export const moveSalaryRevisions = ({ revisionIds, status, comment, version }: Arguments, context: Context, grant: Grant) => moveRevisions({ operation: 'moveSalaryRevisions', revisionIds, status, comment: comment ?? null, version: version ?? null }, context, grant);
