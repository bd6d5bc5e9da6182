import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRights, useSession } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { EmployeeChoice } from './EmployeeChoice.tsx';
import type { Chosen } from './EmployeeChoice.tsx';
import { Registration } from './Registration.tsx';

const Page = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '8px 16px 24px', '& > *': { maxWidth: 550 }, '& > p': { margin: '0 0 16px', fontSize: 14, lineHeight: '20px', color: 'var(--text-2)' } });

const path = '/core-hr/register-face';

/** /core-hr/register-face: my own face, and for administrators those of employees who agreed. */
export const RegisterFace = () => {
  const translate = useTranslate();
  const label = useScreenLabel()({ path, form: 'REGISTER_FACE' });
  const crumbs = useCrumbs(path);
  const { scope } = useRights('REGISTER_FACE');
  const own = useSession()?.user.employeeId ?? null;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isOwn = chosen === null || String(chosen.id) === own;
  return (
    <>
      <PageHeader title={label} crumbs={crumbs} favourite={path} divided />
      <Page>
        <p>{translate('registerFace.about')}</p>
        {scope === 'ALL' ? <EmployeeChoice value={chosen} onChange={setChosen} /> : null}
        {isOwn && own === null ? null : <Registration key={chosen?.id ?? 'own'} employeeId={isOwn ? null : Number(chosen.id)} />}
      </Page>
    </>
  );
};
