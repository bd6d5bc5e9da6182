import { styled } from '@mui/material/styles';
import { PageHeader } from '../shell/PageHeader.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { onPhone } from '../shell/widths.ts';
import type { HeaderAction } from '../shell/HeaderActions.tsx';
import type { ReactNode } from 'react';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '16px 16px 32px', [onPhone]: { padding: '8px 16px 24px' } });
const Column = styled('div')({ maxWidth: 744, '& p:not(.MuiFormHelperText-root)': { fontSize: 14, lineHeight: '20px', color: 'var(--text-2)' } });

type Props = { readonly path: string; readonly actions?: readonly HeaderAction[]; readonly children: ReactNode };

/** The frame of the pages about accounts: head and one column of sections. */
export const AccountPage = ({ path, actions = [], children }: Props) => {
  const label = useScreenLabel()({ path });
  return (
    <>
      <PageHeader title={label} divided actions={actions} />
      <Scroll>
        <Column>{children}</Column>
      </Scroll>
    </>
  );
};
