import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Dialog } from './Dialog.tsx';
import type { ReactNode } from 'react';

export type ConfirmDialogProps = {
  readonly title: string;
  readonly children?: ReactNode;
  /** Verb and object: 'Undo import'. */
  readonly confirm: string;
  readonly destructive?: boolean;
  readonly isWorking?: boolean;
  /** The act was refused, or something is to be chosen first. */
  readonly isBlocked?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** A question whose answer has its own words; for the specified No and Yes take `WarningModal`. */
export const ConfirmDialog = ({ title, children, confirm, destructive = false, isWorking = false, isBlocked = false, onConfirm, onCancel }: ConfirmDialogProps) => {
  const translate = useTranslate();
  return (
    <Dialog
      alert
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{translate('shell.cancel')}</Button>
          <Button variant="contained" color={destructive ? 'error' : 'primary'} disabled={isWorking || isBlocked} onClick={onConfirm} autoFocus>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
