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

const Page = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '20px 16px 24px', '& > *': { maxWidth: 640 }, '& > p': { margin: '0 0 20px', fontSize: 14, lineHeight: '20px', color: 'var(--text-2)' } });
/** What is done here, one part under another in a frame of its own. */
const Sheet = styled('div')({ border: '1px solid var(--line)', borderRadius: 8, padding: '4px 20px 8px', '& > section:first-of-type': { borderTop: 0 }, '& > section': { padding: '16px 0' }, '& > section > h2': { fontSize: 16, lineHeight: '24px', fontWeight: 600, color: 'var(--text)' } });

const path = '/core-hr/register-face';

/** /core-hr/register-face: my own face, and for administrators those of employees who agreed. */
export const RegisterFace = () => {
  const translate = useTranslate();
  const label = useScreenLabel()({ path, form: 'REGISTER_FACE' });
  const crumbs = useCrumbs(path);
  const { scope } = useRights('REGISTER_FACE');
  const session = useSession();
  const own = session?.user.employeeId ?? null;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isOwn = chosen === null || String(chosen.id) === own;
  return (
    <>
      <PageHeader title={label} crumbs={crumbs} favourite={path} divided />
      <Page>
        <p>{translate('registerFace.about')}</p>
        {scope === 'ALL' ? <EmployeeChoice value={chosen} own={own === null ? undefined : session?.user.name} onChange={setChosen} /> : null}
        {isOwn && own === null ? null : (
          <Sheet>
            <Registration key={chosen?.id ?? 'own'} employeeId={isOwn ? null : Number(chosen.id)} />
          </Sheet>
        )}
      </Page>
    </>
  );
};
