import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { usePageTitle } from '../usePageTitle.ts';
import { NotFound } from './NotFound.tsx';

const Page = styled('main')({ background: 'var(--surface)', color: 'var(--text)', display: 'flex', minHeight: '100dvh' });

/** /page-not-found, open to all. */
export const NotFoundPage = () => {
  usePageTitle(useTranslate()('states.notFound.title'));
  return (
    <Page>
      <NotFound />
    </Page>
  );
};
