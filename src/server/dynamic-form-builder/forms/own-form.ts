import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import { refuse } from '../../refuse.ts';
import { resourceOf } from '../../resource/registry.ts';
import type { Image } from '../../resource/image.ts';
import { readImages } from '../../resource/store.ts';
import type { Session } from '../../session.ts';
import { formOf, IS_FOR, takesAnswers, type Form } from './form.ts';
import type { Given } from '../../../domain/dynamic-forms/answers.ts';

export type Response = Image & { readonly given: Given; readonly answeredOn: string };
export type OwnForm = { readonly form: Form; readonly employee: { readonly id: string; readonly name: string }; readonly response: Response | null; /** Whether it is open, whoever has answered. */ readonly takes: boolean };

/** A form that is for the caller or was filled in by them. Refuses NOT_FOUND for any other. */
export const ownForm = async (tx: Transaction, { employeeId }: Session, formId: number, lock = false): Promise<OwnForm> => {
  const [found] = employeeId === null ? [] : await tx.query<{ name: string; takes: boolean; responseId: string | null; isFor: boolean }>(
    `select e.name, ${takesAnswers('$4::date')} as takes, r.id::text as "responseId", e.status = 'ACTIVE' and ${IS_FOR} as "isFor"
     from dynamic_form f join employee e on e.org_code = f.org_code and e.id = $3::bigint left join dynamic_form_response r on r.org_code = f.org_code and r.form_id = f.id and r.employee_id = e.id
     where f.org_code = $1 and f.id = $2::bigint and f.status <> 'DRAFT'`,
    [tx.orgCode, formId, employeeId, await todayOf(tx, employeeId)],
  );
  if (!found || (!found.isFor && found.responseId === null)) throw refuse('NOT_FOUND');
  const { responseId } = found;
  const response = responseId === null ? null : (((await readImages(tx, resourceOf('DynamicFormResponse'), [responseId], lock)).get(responseId) as Response | undefined) ?? null);
  return { form: await formOf(tx, formId), employee: { id: employeeId!, name: found.name }, response, takes: found.takes && found.isFor };
};
