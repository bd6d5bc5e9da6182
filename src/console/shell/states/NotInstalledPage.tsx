import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { useOrganisation } from '../../providers/authOrganisation.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { useScreenLabel } from '../useScreenLabel.ts';
import { NotInstalled } from './NotInstalled.tsx';

const Page = styled('main')({ background: 'var(--surface)', color: 'var(--text)', display: 'flex', minHeight: '100dvh' });

/** A public page of a module that is not installed. */
export const NotInstalledPage = () => {
  const { pathname } = useLocation();
  const name = useScreenLabel()({ path: pathname });
  usePageTitle(name, useOrganisation()?.name ?? undefined);
  return (
    <Page>
      <NotInstalled name={name} isPage />
    </Page>
  );
};
