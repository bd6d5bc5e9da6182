import { print } from 'graphql';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ReadSignInSecretsDocument } from '../../../../generated/settings/operations.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { ask } from '../../shell/ask.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { SecretForm } from './SecretForm.tsx';
import { onPhone } from '../../shell/widths.ts';
import type { ReadSignInSecretsQuery } from '../../../../generated/settings/operations.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '16px 16px 32px', '& > *': { maxWidth: 744 }, '& p:not(.MuiFormHelperText-root)': { fontSize: 14, lineHeight: '20px', color: 'var(--text-2)' }, [onPhone]: { padding: '8px 16px 24px' } });
const Address = styled('dl')({ margin: '16px 0 0', '& dt': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' }, '& dd': { margin: '4px 0 0', fontSize: 14, overflowWrap: 'anywhere', userSelect: 'all' } });

const path = '/settings/general/sign-in-secrets';
const queryKey = ['sign-in-secrets'];

/** /settings/general/sign-in-secrets: what the server needs to know and nobody needs to read. */
export const SignInSecrets = () => {
  const translate = useTranslate();
  const crumbs = useCrumbs(path);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: async ({ signal }) => (await ask<ReadSignInSecretsQuery>('settings', print(ReadSignInSecretsDocument), {}, signal)).answer });
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={translate('screen.settings.general.sign-in-secrets')} crumbs={crumbs} favourite={path} divided />
      <Scroll>
        <p>
          {translate('secrets.intro')}{' '}
          <Link to="/settings/general/sign-in-security" style={{ color: 'var(--accent-text)', fontWeight: 500 }}>
            {translate('secrets.policy')}
          </Link>
        </p>
        {data === undefined ? (
          <Skeleton widths={[320, 400, 320]} />
        ) : (
          <>
            <Address>
              <dt>{translate('secrets.redirect')}</dt>
              <dd>{data.redirectUri}</dd>
            </Address>
            {data.secrets.map((secret) => (
              <SecretForm key={secret.kind} secret={secret} onDone={(answer) => client.setQueryData(queryKey, answer)} />
            ))}
          </>
        )}
      </Scroll>
    </>
  );
};
