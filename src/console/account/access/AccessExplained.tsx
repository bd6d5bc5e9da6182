import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FindAccountsDocument } from '../../../../generated/core-hr/operations.ts';
import { forms } from '../../../../generated/forms.ts';
import { useRights } from '../../providers/authSession.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { StartViewAs } from './StartViewAs.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { AccountPicker } from '../AccountPicker.tsx';
import { Section } from '../Section.tsx';
import { AccessChain } from './AccessChain.tsx';
import { FormPicker } from './FormPicker.tsx';
import { FormReaders } from './FormReaders.tsx';
import { Viewings } from './Viewings.tsx';
import type { FormName } from '../../../../generated/forms.ts';
import type { Account } from '../AccountPicker.tsx';

const useAccount = (id: string | null): Account | null =>
  useQuery({
    queryKey: ['account-asked', id],
    enabled: id !== null,
    queryFn: async ({ signal }) => (await askAnswer('core-hr', FindAccountsDocument, { ids: [id!], limit: 1 }, signal)).rows[0] ?? null,
  }).data ?? null;

const isForm = (text: string | null): text is FormName => text !== null && Object.hasOwn(forms, text);

/** /settings/general/access: why a person may open a form, who else may, and who looked as whom. The address keeps what is asked. */
export const AccessExplained = () => {
  const translate = useTranslate();
  const [asked, setAsked] = useSearchParams();
  const account = useAccount(asked.get('account'));
  const askedForm = asked.get('form');
  const form = isForm(askedForm) ? askedForm : null;
  const { optionalChoice, scope } = useRights('ROLES');
  const set = (key: 'account' | 'form', value: string | null): void =>
    setAsked((now) => {
      const next = new URLSearchParams(now);
      if (value === null) next.delete(key);
      else next.set(key, value);
      return next;
    }, { replace: true });
  return (
    <AccountPage path="/settings/general/access">
      <Section title={translate('accessWhy.title')}>
        <FormPicker value={form} onChange={(chosen) => set('form', chosen)} />
        <AccountPicker value={account} onChange={(chosen) => set('account', chosen?.id ?? null)} />
        {account && form ? <AccessChain userAccountId={account.id} form={form} /> : <p>{translate('accessWhy.choose')}</p>}
        {account ? (
          <div style={{ marginTop: 16 }}>
            <StartViewAs target={{ userAccountId: account.id }} name={account.title} />
          </div>
        ) : null}
      </Section>
      {form ? (
        <Section title={translate('accessWhy.readers', { form: translate(`form.${form}`) })}>
          <FormReaders key={form} form={form} onAsk={({ id }) => set('account', id)} />
        </Section>
      ) : null}
      {optionalChoice && scope === 'ALL' ? (
        <Section title={translate('viewAs.log')}>
          <Viewings />
        </Section>
      ) : null}
    </AccountPage>
  );
};
