import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { SignUpCompanyDocument } from '../../../../generated/recruitment/operations.ts';
import { useRights } from '../../providers/authSession.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { Card } from './Card.tsx';

const Form = styled('form')({ display: 'grid', gap: 12, width: '100%', justifyItems: 'start' });

/** Under which name the company is signed up at job boards. */
export const SignUpName = ({ kept, organisation }: { readonly kept: string; readonly organisation: string }) => {
  const translate = useTranslate();
  const mayChange = useRights('RECRUITMENT_INTEGRATION').update;
  const { run, isWorking, refusal } = useChange('recruitment');
  const [typed, setTyped] = useState<string>();
  const name = typed ?? kept;
  const wrong = refusal?.problems.find(({ field }) => field === 'tenantUniqueKey')?.message;
  const save = async (): Promise<void> => {
    if (await run(SignUpCompanyDocument, { tenantUniqueKey: name.trim() || null }, ({ changeSet }) => (changeSet ? translate('signUp.saved') : null))) setTyped(undefined);
  };
  return (
    <Card title={translate('signUp.name')} why={translate('signUp.nameWhy', { organisation })}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField fullWidth label={translate('signUp.name')} value={name} disabled={!mayChange} error={wrong !== undefined} helperText={wrong} onChange={({ target }) => setTyped(target.value)} slotProps={{ htmlInput: { maxLength: 120 } }} />
        {mayChange ? <Button type="submit" variant="contained" loading={isWorking} disabled={name.trim() === kept}>{translate('form.save')}</Button> : null}
      </Form>
      {refusal && wrong === undefined ? <Refused role="alert">{refusal.message}</Refused> : null}
    </Card>
  );
};
