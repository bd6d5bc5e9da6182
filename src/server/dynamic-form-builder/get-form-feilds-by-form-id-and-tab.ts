import { formFieldConfigurations, type FormArguments } from '../customisation/form-field-configurations.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';

/** Document 1 §7: the fields of a form, section by section, both in the order of the form. */
export const getFormFeildsByFormIdAndTab = async ({ form_Id }: FormArguments, { db }: Context, { session }: Grant) => {
  const fields = await formFieldConfigurations(db, session, form_Id);
  return { errorCode: '', message: '', formFields: [...Map.groupBy(fields, ({ Tab_Name }) => Tab_Name).values()].flat() };
};
