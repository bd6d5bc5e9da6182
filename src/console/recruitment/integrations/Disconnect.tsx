import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';

/** Ends a connection once the person has said yes to what follows of it. */
export const Disconnect = ({ follows, disabled, onConfirm }: { readonly follows: string; readonly disabled: boolean; readonly onConfirm: () => void }) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button disabled={disabled} onClick={() => setAsking(true)}>{translate('integrations.disconnect')}</Button>
      {isAsking ? (
        <ConfirmDialog
          title={translate('integrations.disconnect')}
          confirm={translate('integrations.disconnect')}
          destructive
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onConfirm();
          }}
        >
          {follows}
        </ConfirmDialog>
      ) : null}
    </>
  );
};
