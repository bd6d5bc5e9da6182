import { useId } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { MailsTold } from '../form/MailsTold.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import type { ReactNode } from 'react';
import type { MailsOfAct } from './mailsOfAct.ts';
import type { Refusal } from './useChange.ts';

const MOST = 5;
const Parts = styled('form')({ display: 'grid', gap: 16, marginTop: 12, color: 'var(--text)' });
const Said = styled('p')({ margin: 0, overflowWrap: 'anywhere', '& + p': { marginTop: 8 } });

type Props = {
  readonly title: string;
  /** Whom it is for, where they are several. */
  readonly names: string;
  /** What it means for them. */
  readonly consequence: string;
  /** The button's words. */
  readonly act: string;
  /** The words of leaving, where the act is itself called 'Cancel'. */
  readonly leave?: string;
  readonly isDestructive?: boolean;
  /** Stays on Esc and on a click outside. */
  readonly persistent?: boolean;
  readonly isWorking: boolean;
  readonly refusal: Pick<Refusal, 'message' | 'told'> | undefined;
  readonly onClose: () => void;
  /** Without `mails` none of those that leave with it shall. */
  readonly onAct: (mails: boolean) => void;
  /** The mails that leave with it, and how the buttons call it. */
  readonly mail?: MailsOfAct;
  readonly mailAct?: 'move' | 'go';
  readonly children?: ReactNode;
};

/** A short task with records: whom it is for, what it means, what is asked, and what the server said against it. */
export const ActDialog = ({ title, names, consequence, act, leave, isDestructive = false, persistent = false, isWorking, refusal, onClose, onAct, mail, mailAct = 'move', children }: Props) => {
  const translate = useTranslate();
  const form = useId();
  const isWaiting = isWorking || mail?.isAsking === true;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      alert={isDestructive}
      persistent={persistent}
      actions={
        <>
          <Button onClick={onClose}>{leave ?? translate('shell.cancel')}</Button>
          {mail?.isMailed ? (
            <Button variant="outlined" disabled={isWaiting} onClick={() => onAct(false)}>
              {translate(`mailsAhead.${mailAct}.quiet`)}
            </Button>
          ) : null}
          <Button type="submit" form={form} variant="contained" loading={isWaiting} {...(isDestructive ? { color: 'error' as const } : {})}>
            {mail?.isMailed ? translate(`mailsAhead.${mailAct}.send`) : act}
          </Button>
        </>
      }
    >
      {names === '' ? null : <Said>{names}</Said>}
      <Said>{consequence}</Said>
      <Parts
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form stands in a portal, but not outside of the one that opened it.
          event.stopPropagation();
          if (!isWaiting) onAct(true);
        }}
      >
        {children}
        {mail ? <MailsTold mails={mail.mails} /> : null}
        {mail?.isUnknown ? <Note tone="warning" title={translate('mailsAhead.unknown', { quiet: translate(`mailsAhead.${mailAct}.quiet`) })} /> : null}
        {refusal ? (
          <Refused as="div" role="alert">
            {refusal.message}
            {refusal.told.length > 0 ? (
              <ul style={{ margin: '4px 0 0', padding: '0 0 0 18px' }}>
                {refusal.told.slice(0, MOST).map((text) => (
                  <li key={text}>{text}</li>
                ))}
                {refusal.told.length > MOST ? <li>{translate('shapes.more', { smart_count: refusal.told.length - MOST, number: refusal.told.length - MOST })}</li> : null}
              </ul>
            ) : null}
          </Refused>
        ) : null}
      </Parts>
    </Dialog>
  );
};
