import type { Grant } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';
import { employeesOf } from '../../people/day-sql.ts';
import { bindings } from '../../resource/sql.ts';
import { IS_FOR } from './form.ts';

type Told = { readonly id: string; readonly name: string; readonly dueOn: string | null };

/** The bell of everybody for whom the form is and who has not filled it in, of those within reach where it is somebody's right that tells them. Answers how many accounts there are. */
export const tellOfForm = async (tx: Transaction, { id, name, dueOn }: Told, kind: 'formToFill' | 'formReminder', grant: Grant | null = null): Promise<number> => {
  const to = bindings(tx.orgCode);
  const waiting = await tx.query<{ id: string }>(
    `select u.id::text as id from dynamic_form f join employee e on e.org_code = f.org_code and e.status = 'ACTIVE' and ${IS_FOR} join user_account u on u.org_code = e.org_code and u.employee_id = e.id and u.status = 'ACTIVE'
     where f.org_code = $1 and f.id = ${to.bind(id)}::bigint and ${grant === null ? 'true' : employeesOf(grant, to)} and not exists (select from dynamic_form_response r where r.org_code = f.org_code and r.form_id = f.id and r.employee_id = e.id)`,
    to.values,
  );
  const path = `/employee-self-service/forms-to-fill?form=${id}`;
  await notify(tx, { to: waiting.map((account) => account.id), kind: dueOn === null ? kind : `${kind}By`, words: { form: name }, ...(dueOn === null ? {} : { days: { day: dueOn } }), path });
  return waiting.length;
};
