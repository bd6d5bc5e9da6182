import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { StartViewAs } from './StartViewAs.tsx';
import { AccessChain } from './AccessChain.tsx';
import { FormPicker } from './FormPicker.tsx';
import type { FormName } from '../../../../generated/forms.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

/** Below a user account: why it may open a form, and Tenure as this account sees it. */
export const AccountAside = ({ values }: FormAsideProps) => {
  const translate = useTranslate();
  const { id } = useParams();
  const [form, setForm] = useState<FormName | null>(null);
  if (id === undefined) return null;
  return (
    <>
      <h2>{translate('accessWhy.title')}</h2>
      <FormPicker value={form} onChange={setForm} />
      {form ? <AccessChain userAccountId={id} form={form} /> : null}
      <div style={{ marginTop: 16 }}>
        <StartViewAs target={{ userAccountId: id }} name={String(values['name'] ?? '')} />
      </div>
    </>
  );
};
