import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { AccountControls } from './AccountControls.tsx';
import { AccountPage } from './AccountPage.tsx';
import { AccountPicker } from './AccountPicker.tsx';
import type { Account } from './AccountPicker.tsx';

/** /settings/general/account-security: sessions, devices and second step of any account that one may look after. */
export const AccountSecurity = () => {
  const translate = useTranslate();
  const [account, setAccount] = useState<Account | null>(null);
  return (
    <AccountPage path="/settings/general/account-security">
      <AccountPicker value={account} onChange={setAccount} />
      {account ? <AccountControls key={account.id} userAccountId={account.id} /> : <EmptyState title={translate('accountSecurity.choose')} message={translate('accountSecurity.chooseWhy')} />}
    </AccountPage>
  );
};
