import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { LinePanel } from '../LinePanel.tsx';
import { MailStatus } from './MailStatus.tsx';
import type { Mail } from './useMails.ts';

const Text = styled('div')({ padding: '12px 0', borderTop: '1px solid var(--hair)', fontSize: 14, lineHeight: '20px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', '& a': { color: 'var(--accent-text)', fontWeight: 500 } });
const Why = styled('p')({ margin: '0 0 12px', padding: '8px 12px', borderRadius: 6, background: 'var(--info-wash)', color: 'var(--text)' });

/** The lines of a mail; one that is an address of ours can be followed. */
const lines = (body: string) =>
  body.split('\n').map((line, at) => (
    <span key={at}>
      {/^https?:\/\/\S+$/.test(line) ? (
        <a href={line} target="_blank" rel="noreferrer">
          {line}
        </a>
      ) : (
        line
      )}
      {'\n'}
    </span>
  ));

/** One mail: to whom, how it stands, and what it says. */
export const MailPanel = ({ mail, onClose }: { readonly mail: Mail; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const facts = [
    ['outgoingMail.recipient', mail.recipient],
    ['outgoingMail.status', <MailStatus key="status" status={mail.status} />],
    ['outgoingMail.written', exactMoment(mail.createdAt, formats)],
    ...(mail.sentAt ? [['outgoingMail.sent', exactMoment(mail.sentAt, formats)] as const] : []),
    ...(mail.tries > 0 && (mail.status === 'QUEUED' || mail.status === 'FAILED') ? [['outgoingMail.tries', mail.tries] as const] : []),
    ...(mail.problem ? [['outgoingMail.problem', mail.problem] as const] : []),
  ] as const;
  return (
    <LinePanel name="outgoing-mail" title={mail.subject} label={translate('outgoingMail.text')} before={mail.status === 'KEPT' ? <Why>{translate('outgoingMail.keptWhy')}</Why> : null} facts={facts} onClose={onClose}>
      <Text>{lines(mail.body)}</Text>
    </LinePanel>
  );
};
