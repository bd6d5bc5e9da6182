import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { AccountPage } from './AccountPage.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Section } from './Section.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** /account/security: my password, my second step, and the way to my sessions. */
export const Security = () => {
  const translate = useTranslate();
  return (
    <AccountPage path="/account/security">
      <Section title={translate('security.twoFactor')}>
        <TwoFactor />
      </Section>
      <Section title={translate('security.password')}>
        <ChangePassword />
      </Section>
      <Section title={translate('sessions.title')}>
        <p>{translate('sessions.intro')}</p>
        <p style={{ marginTop: 8 }}>
          <Link to="/account/sessions" style={{ color: 'var(--accent-text)', fontWeight: 500 }}>
            {translate('screen.account.sessions')}
          </Link>
        </p>
      </Section>
    </AccountPage>
  );
};
