import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useOrganisation } from '../providers/authOrganisation.ts';
import { leaveFor } from './leaveFor.ts';

const Or = styled('p')({ display: 'flex', alignItems: 'center', gap: 12, margin: '20px 0 16px', color: 'var(--text-3)', fontSize: 12, '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid var(--line)' } });
const Hint = styled('p')({ marginTop: 8, fontSize: 12, lineHeight: '16px', color: 'var(--bad)' });

type Props = { readonly email: string; readonly returnTo: string };

/** The way to the organisation's identity provider, where there is one: by its name, or by the address where the organisation is not known yet. */
export const SingleSignOn = ({ email, returnTo }: Props) => {
  const translate = useTranslate();
  const organisation = useOrganisation();
  const [lacksEmail, setLacksEmail] = useState(false);
  const offer = organisation?.singleSignOn;
  if (!offer) return null;
  const go = (): void => {
    const isMissing = !offer.label && !email.includes('@');
    setLacksEmail(isMissing);
    if (isMissing) return;
    const query = new URLSearchParams({ returnTo, ...(email.trim() ? { email: email.trim() } : {}), ...(organisation.code ? { organisation: organisation.code } : {}) });
    leaveFor(`/auth/openid/start?${query.toString()}`);
  };
  return (
    <>
      <Or>{translate('signIn.or')}</Or>
      <Button size="large" onClick={go} aria-describedby={lacksEmail ? 'sso-hint' : undefined} sx={{ width: '100%' }}>
        {offer.label ? translate('signIn.continueWith', { name: offer.label }) : translate('signIn.singleSignOn')}
      </Button>
      {lacksEmail && !email.includes('@') ? (
        <Hint id="sso-hint" role="alert">
          {translate('signIn.singleSignOnNeedsEmail')}
        </Hint>
      ) : null}
    </>
  );
};
