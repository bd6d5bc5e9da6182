import { useState } from 'react';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { LineTable } from './LineTable.tsx';
import { Pages } from './Pages.tsx';
import { useFormReaders } from './useAccess.ts';
import type { Account } from '../AccountPicker.tsx';
import type { FormName } from '../../../../generated/forms.ts';

/** Who may open a form, on whose records and by which roles; a press on 'Why' asks about one of them. */
export const FormReaders = ({ form, onAsk }: { readonly form: FormName; readonly onAsk: (account: Account) => void }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [offset, setOffset] = useState(0);
  const { data, error, refetch } = useFormReaders(form, offset);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[400, 320, 320]} />;
  if (data.totalRecords === 0) return <p role="status">{translate('accessWhy.nobody')}</p>;
  const list = new Intl.ListFormat(tagOf(locale), { type: 'unit', style: 'short' });
  return (
    <>
      <LineTable>
        <thead>
          <tr>
            <th scope="col">{translate('userAccount', { smart_count: 1 })}</th>
            <th scope="col">{translate('roleRight.scope')}</th>
            <th scope="col">{translate('role', { smart_count: 2 })}</th>
            <th scope="col" aria-label={translate('accessWhy.why')} />
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ userAccountId, name, email, scope, withSelf, roles }) => (
            <tr key={userAccountId}>
              <td title={email}>{name}</td>
              <td>{translate(withSelf ? 'accessWhy.teamAndOwn' : `enum.Scope.${scope}`)}</td>
              <td>{list.format(roles)}</td>
              <td className="act">
                <Button variant="text" aria-label={`${translate('accessWhy.why')}: ${name}`} onClick={() => onAsk({ id: userAccountId, title: name, code: null })}>
                  {translate('accessWhy.why')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </LineTable>
      <Pages offset={offset} total={data.totalRecords} onOffset={setOffset} />
    </>
  );
};
