import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { along } from '../../along.ts';
import { sendsMail, type Along, type Wanted } from '../askAlong.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { AlongSwitch } from './AlongSwitch.tsx';
import { MailsTold } from './MailsTold.tsx';

type Props = { readonly type: string; readonly offered: Along; /** What the buttons call it. */ readonly act?: 'save' | 'add' | 'move'; readonly isWorking: boolean; readonly onSave: (wanted: Wanted) => void; readonly onClose: () => void };

/** Asks, before a change is saved, whether what it makes pointless ends along with it, and whether the mails that leave with it shall. */
export const AlongDialog = ({ type, offered, act = 'save', isWorking, onSave, onClose }: Props) => {
  const translate = useTranslate();
  const form = useId();
  const [isWanted, setWanted] = useState(true);
  const { count, mails } = offered;
  const isMailed = sendsMail(offered);
  const [first] = mails;
  const title = first === undefined ? along[type]!.title : isMailed ? 'mailsAhead.title' : 'mailsAhead.noneTitle';
  const save = (withMails: boolean): void => {
    if (!isWorking) onSave({ along: count > 0 && isWanted, mails: withMails });
  };
  return (
    <Dialog
      title={translate(title, { smart_count: mails.length, status: first?.of ?? '' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          {isMailed ? (
            <Button variant="outlined" disabled={isWorking} onClick={() => save(false)}>
              {translate(`mailsAhead.${act}.quiet`)}
            </Button>
          ) : null}
          {/* A mail that left does not come back: no key that was meant for something else sends it. */}
          <Button type="submit" form={form} variant="contained" loading={isWorking} autoFocus={!isMailed}>
            {translate(isMailed ? `mailsAhead.${act}.send` : `mailsAhead.${act}`)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        style={{ display: 'grid', gap: 16, color: 'var(--text)' }}
        onSubmit={(event) => {
          event.preventDefault();
          // The form stands in a portal, but not outside of the one that opened it.
          event.stopPropagation();
          save(true);
        }}
      >
        {count > 0 ? <AlongSwitch type={type} count={count} value={isWanted} onChange={setWanted} /> : null}
        <MailsTold mails={mails} />
      </form>
    </Dialog>
  );
};
