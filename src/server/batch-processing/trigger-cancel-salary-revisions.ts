import { forms } from '../../../generated/forms.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { moveRevisions } from '../salaries/employee/move-revisions.ts';

type Arguments = { readonly formId?: number | null; readonly revisionIds: readonly number[]; readonly comment?: string | null };

const statusOf = (done: number, failed: number): number => (failed === 0 ? 200 : done > 0 ? 207 : 409);

/** Document 1 §7: cancels revisions of salaries, each by itself, and says what came of each. */
export const triggerCancelSalaryRevisions = async ({ formId, revisionIds, comment }: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  if (formId !== forms.SALARY_REVISION) mayViewForm(formId, session);
  const { results, successCount, failureCount, changeSet, errorCode, message } = await moveRevisions({ operation: 'triggerCancelSalaryRevisions', revisionIds, status: 'CANCELLED', comment: comment ?? null }, context, grant);
  return {
    errorCode,
    message,
    changeSet,
    cancellationStrategy: 'IMMEDIATE',
    totalCount: results.length,
    processorResult: {
      statusCode: statusOf(successCount, failureCount),
      success: failureCount === 0,
      message: say(session.language, failureCount === 0 ? 'salaryRevisions.cancelled' : 'salaryRevisions.cancelledSome', { smart_count: successCount, total: results.length }),
      successCount,
      failureCount,
      revisions: results,
    },
  };
};
