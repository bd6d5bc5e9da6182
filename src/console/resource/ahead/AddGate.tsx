import { useRights } from '../../providers/authSession.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { FormDenied } from '../../shell/states/FormDenied.tsx';
import type { ReactNode } from 'react';
import type { FormName } from '../../../../generated/forms.ts';

type Props = { readonly form: FormName; readonly title: string; readonly children: ReactNode };

/** A page that adds records is open to whoever may add them. */
export const AddGate = ({ form, title, children }: Props) => {
  const { add } = useRights(form);
  if (add) return children;
  return (
    <>
      <PageHeader title={title} divided />
      <FormDenied form={form} name={title} />
    </>
  );
};
