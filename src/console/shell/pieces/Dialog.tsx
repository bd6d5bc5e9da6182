import { useId } from 'react';
import MuiDialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

const Head = styled('header')({ display: 'flex', alignItems: 'flex-start', gap: 8, padding: '16px 12px 8px 20px', '& h2': { flex: 1, fontSize: 16, lineHeight: '24px', paddingTop: 4 } });
const Body = styled('div')({ padding: '0 20px 20px', fontSize: 14, lineHeight: '20px', color: 'var(--text-2)', overflow: 'auto' });
const Foot = styled('footer')({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 8, padding: '0 20px 20px' });

export type DialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons, the filled one last. */
  readonly actions?: ReactNode;
  /** Stays on Esc and on a click outside. */
  readonly persistent?: boolean;
  readonly alert?: boolean;
};

/** A question or a short task: 550 wide, a sheet at the bottom of a phone. Closes by its corner, Esc and a click outside. */
export const Dialog = ({ title, onClose, children, actions, persistent = false, alert = false }: DialogProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <MuiDialog open role={alert ? 'alertdialog' : 'dialog'} onClose={persistent ? undefined : onClose} aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <IconButton aria-label={translate('shell.close')} onClick={onClose}>
          <X />
        </IconButton>
      </Head>
      {children ? <Body>{children}</Body> : null}
      {actions ? <Foot>{actions}</Foot> : null}
    </MuiDialog>
  );
};
