import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { formOf } from './forms/form.ts';
import { tellOfForm } from './forms/tell-of-form.ts';

/** Tells everybody within reach who has not answered yet that the form waits. */
export const remindOfDynamicForm = ({ formId }: { readonly formId: number }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const form = await formOf(tx, formId);
    const isOpen = form.status === 'OPEN' && (form.dueOn === null || form.dueOn >= (await todayOf(tx)));
    if (!isOpen) refuseProblems(grant, [{ field: 'formId', ...finding('dynamicForm.closed') }]);
    return { errorCode: '', message: '', count: await tellOfForm(tx, form, 'formReminder', grant) };
  });
