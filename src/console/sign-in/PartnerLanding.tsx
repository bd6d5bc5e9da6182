import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { authAnswer } from '../providers/authAnswer.ts';
import { comeIn } from '../providers/authProvider.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { TextLink } from './TextLink.tsx';

/** The assertion that the partner's product put into the address, behind `#` or `?`. Taken out of it at once: addresses are kept and shown. */
const takeAssertion = (): string | null => {
  const { hash, search, pathname } = window.location;
  const given = new URLSearchParams(hash.slice(1)).get('assertion') ?? new URLSearchParams(search).get('assertion');
  if (given !== null) window.history.replaceState(window.history.state, '', pathname);
  return given;
};

/** /entomohr: lands a partner sign-in (decision 3). The server verifies the assertion; without a good one this page says so. */
export const PartnerLanding = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [assertion] = useState(takeAssertion);
  const [isRefused, setRefused] = useState(assertion === null);
  useEffect(() => {
    if (assertion === null) return;
    const land = async (): Promise<void> => {
      await authAnswer('partner', { assertion });
      await comeIn();
      await navigate('/', { replace: true });
    };
    land().catch(() => setRefused(true));
  }, [assertion, navigate]);
  return (
    <SignInFrame
      title={translate('signIn.partnerTitle')}
      note={isRefused ? <Note tone="error" title={translate('error.PARTNER_REFUSED')} /> : <Note tone="info" title={translate('signIn.partnerWait')} />}
      after={isRefused ? <p style={{ marginTop: 24, textAlign: 'center' }}><TextLink to="/sign-in">{translate('signIn.backToSignIn')}</TextLink></p> : null}
    />
  );
};
