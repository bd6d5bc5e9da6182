import { formFieldConfigurations, type FormArguments } from '../customisation/form-field-configurations.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';

/** Document 1 §7: the fields of a form in their order. */
export const getFormFieldsByFormId = async ({ form_Id }: FormArguments, { db }: Context, { session }: Grant) => ({
  errorCode: '',
  message: '',
  formFields: await formFieldConfigurations(db, session, form_Id),
});
