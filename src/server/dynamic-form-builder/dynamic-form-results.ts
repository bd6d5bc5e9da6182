import { resultOf } from '../../domain/dynamic-forms/results.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { bindings } from '../resource/sql.ts';
import { formOf, IS_FOR } from './forms/form.ts';
import { responsesOf } from './forms/responses.ts';

const SHOWN = 50;

/** Shares, figures and texts of each question, and who has not answered yet, as far as the caller may see answers. */
export const dynamicFormResults = ({ formId }: { readonly formId: number }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { questions } = await formOf(tx, formId);
    const responses = await responsesOf(tx, grant, formId);
    const to = bindings(tx.orgCode);
    const form = to.bind(formId);
    const people = `from dynamic_form f join employee e on e.org_code = f.org_code and e.status = 'ACTIVE' and ${IS_FOR} left join dynamic_form_response r on r.org_code = f.org_code and r.form_id = f.id and r.employee_id = e.id where f.org_code = $1 and f.id = ${form}::bigint and ${employeesOf(grant, to)}`;
    const [counted] = await tx.query<{ asked: number }>(`select count(*)::int as asked ${people}`, [...to.values]);
    const waiting = await tx.query<{ name: string }>(`select e.name ${people} and r.id is null order by fold(e.name), e.id limit ${SHOWN}`, to.values);
    const results = (questions ?? []).map((one) => ({ question: one.question, kind: one.kind, ...resultOf(one, responses) }));
    return { errorCode: '', message: '', formId, asked: counted!.asked, answered: responses.length, waiting: waiting.map(({ name }) => name), results };
  });
