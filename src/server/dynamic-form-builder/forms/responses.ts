import type { Given } from '../../../domain/dynamic-forms/answers.ts';
import type { Grant } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';

export type ReadResponse = { readonly name: string; readonly employeeNumber: string | null; readonly answeredOn: string; readonly given: Given };

/** What was answered by those whom the caller may see, the newest first. */
export const responsesOf = (tx: Transaction, grant: Grant, formId: number): Promise<readonly ReadResponse[]> => {
  const to = bindings(tx.orgCode);
  const form = to.bind(formId);
  return tx.query<ReadResponse>(
    `select t.name, e.employee_number as "employeeNumber", to_char(t.answered_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "answeredOn", t.given
     from dynamic_form_response t left join employee e on e.org_code = t.org_code and e.id = t.employee_id
     where t.org_code = $1 and t.form_id = ${form}::bigint and ${rowsWithin(resourceOf('DynamicFormResponse'), grant, grant.session, 't', to)} order by t.answered_on desc, t.id desc`,
    to.values,
  );
};
