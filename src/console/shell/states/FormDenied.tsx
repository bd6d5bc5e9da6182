import { AccessDenied } from './AccessDenied.tsx';
import type { FormName } from '../../../../generated/forms.ts';

/** In the place of a form that the person may not view. */
export const FormDenied = ({ name }: { readonly form: FormName | null; readonly name: string }) => <AccessDenied form={name} />;
