import { ChevronDown, LogOut } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSession } from '../../providers/authSession.ts';
import { ActionMenu } from '../pieces/ActionMenu.tsx';
import { useSignOut } from '../useSignOut.ts';
import { OrganisationLogo } from './OrganisationLogo.tsx';

const Org = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 32,
  margin: '0 4px',
  padding: '0 8px',
  minWidth: 0,
  maxWidth: 216,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'var(--frame-text)',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { background: 'var(--frame-hover)' },
  '& b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { flex: 'none' },
});

/** The organisation's mark and name; its menu leaves it. */
export const OrganisationMenu = () => {
  const translate = useTranslate();
  const name = useSession()?.organisation.name ?? '';
  const signOut = useSignOut();
  return (
    <ActionMenu
      label={name}
      actions={[{ key: 'signOut', label: translate('shell.signOut'), icon: <LogOut />, run: () => void signOut() }]}
      trigger={(props) => (
        <Org type="button" {...props}>
          <OrganisationLogo name={name} />
          <b>{name}</b>
          <ChevronDown size={14} aria-hidden />
        </Org>
      )}
    />
  );
};
