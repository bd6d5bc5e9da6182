import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { along } from '../../along.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { AlongSwitch } from './AlongSwitch.tsx';

type Props = { readonly type: string; /** How much is offered. */ readonly count: number; readonly isWorking: boolean; readonly onSave: (along: boolean) => void; readonly onClose: () => void };

/** Asks, before a change is saved, whether what it makes pointless ends along with it. */
export const AlongDialog = ({ type, count, isWorking, onSave, onClose }: Props) => {
  const translate = useTranslate();
  const form = useId();
  const [isWanted, setWanted] = useState(true);
  return (
    <Dialog
      title={translate(along[type]!.title)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button type="submit" form={form} variant="contained" loading={isWorking} autoFocus>
            {translate('form.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        style={{ color: 'var(--text)' }}
        onSubmit={(event) => {
          event.preventDefault();
          // The form stands in a portal, but not outside of the one that opened it.
          event.stopPropagation();
          if (!isWorking) onSave(isWanted);
        }}
      >
        <AlongSwitch type={type} count={count} value={isWanted} onChange={setWanted} />
      </form>
    </Dialog>
  );
};
