import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Dialog } from './Dialog.tsx';
import type { ReactNode } from 'react';

export type WarningModalProps = {
  readonly open: boolean;
  /** 'Are you sure to delete the selected record(s)?' unless said. */
  readonly heading?: string;
  /** The things concerned, the consequence, and whether it can be undone. */
  readonly children?: ReactNode;
  readonly persistent?: boolean;
  /** The act destroys something: Yes is filled vermilion. */
  readonly destructive?: boolean;
  readonly isWorking?: boolean;
  /** What Yes does, where more than the heading says. */
  readonly yes?: string;
  /** Something is to be chosen, or to be known, first. */
  readonly isBlocked?: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
};

/** The one question before an act: No, Yes. */
export const WarningModal = ({ open, heading, children, persistent = false, destructive = false, isWorking = false, yes, isBlocked = false, onAccept, onClose }: WarningModalProps) => {
  const translate = useTranslate();
  const yesButton = useRef<HTMLButtonElement>(null);
  // What could not take the focus at the opening takes it once it can, unless it is somewhere in the question by then.
  useEffect(() => {
    if (open && !isBlocked && document.activeElement?.contains(yesButton.current)) yesButton.current?.focus();
  }, [open, isBlocked]);
  if (!open) return null;
  return (
    <Dialog
      alert
      title={heading ?? translate('shell.confirm.delete')}
      onClose={onClose}
      persistent={persistent}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.no')}</Button>
          <Button ref={yesButton} variant="contained" color={destructive ? 'error' : 'primary'} disabled={isWorking || isBlocked} onClick={onAccept} autoFocus>
            {yes ?? translate('shell.yes')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
