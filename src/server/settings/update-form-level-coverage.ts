import { finding } from '../../domain/problem.ts';
import { authorise } from '../access/authorise.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { coveredForm } from '../coverage/covered-forms.ts';
import { coverageWords, readCoverage } from '../coverage/read-coverage.ts';
import type { Coverage } from '../coverage/coverage.ts';
import { withOrg } from '../db/org.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { addRecord, updateRecord } from '../resource/save.ts';

type Arguments = { readonly formName: string; readonly Coverage: string; readonly Coverage_Id?: number | null };

const plain = (text: string): string => text.trim().toLowerCase().replace(/[\s_-]+/g, ' ');

/** Document 1 §7: takes the update right on the form itself. The record is found by the form; another Coverage_Id than its own is not found. */
export const updateFormLevelCoverage = async ({ formName, Coverage: told, Coverage_Id }: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  const { db } = context;
  const form = coveredForm(session, null, formName);
  authorise(session, [{ forms: [form], right: 'UPDATE', scope: 'ALL', isWhole: true }]);
  const coverage = (Object.keys(coverageWords) as Coverage[]).find((word) => plain(word) === plain(told) || coverageWords[word] === plain(told));
  if (coverage === undefined) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, [{ field: 'Coverage', ...finding('formCoverage.unknownCoverage') }]) });
  const [held] = await withOrg(db, session.orgCode, (tx) => tx.query<{ id: string; version: number; coverage: string }>('select id::text, version, coverage from form_coverage where org_code = $1 and form = $2', [tx.orgCode, form]));
  if (Coverage_Id != null && String(Coverage_Id) !== held?.id) throw refuse('NOT_FOUND');
  const caller = { db, session, reach: { scope: 'ALL' as const }, form, reason: null, idempotencyKey: context.idempotencyKey ?? null };
  const resource = resourceOf('FormCoverage');
  if (held === undefined) await addRecord(resource, { form, coverage }, caller);
  else if (held.coverage !== coverage) await updateRecord(resource, held.id, held.version, { coverage }, caller);
  return withOrg(db, session.orgCode, (tx) => readCoverage(tx, form));
};
