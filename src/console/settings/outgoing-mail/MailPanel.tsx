import { useEffect, useRef } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { PanelFrame } from '../../resource/panel/PanelFrame.tsx';
import { MailStatus } from './MailStatus.tsx';
import type { Mail } from './useMails.ts';

const Head = styled('header')({ display: 'flex', alignItems: 'flex-start', gap: 8, padding: '12px 8px 8px 16px', '& h2': { flex: 1, minWidth: 0, margin: '4px 0', fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' } });
const Body = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '0 16px 24px' });
const Facts = styled('dl')({ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: '4px 8px', margin: '0 0 16px', '& dt': { color: 'var(--text-2)' }, '& dd': { margin: 0, overflowWrap: 'anywhere' } });
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
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const facts = [
    ['recipient', mail.recipient],
    ['status', <MailStatus key="status" status={mail.status} />],
    ['written', exactMoment(mail.createdAt, formats)],
    ...(mail.sentAt ? [['sent', exactMoment(mail.sentAt, formats)]] : []),
    ...(mail.tries > 0 && (mail.status === 'QUEUED' || mail.status === 'FAILED') ? [['tries', mail.tries]] : []),
    ...(mail.problem ? [['problem', mail.problem]] : []),
  ] as const;
  return (
    <PanelFrame name="outgoing-mail">
      <Head onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        <h2>{mail.subject}</h2>
        <IconButton ref={close} aria-label={translate('shell.close')} onClick={onClose}>
          <X />
        </IconButton>
      </Head>
      <Body tabIndex={0} role="region" aria-label={translate('outgoingMail.text')}>
        {mail.status === 'KEPT' ? <Why>{translate('outgoingMail.keptWhy')}</Why> : null}
        <Facts>
          {facts.map(([key, value]) => (
            <div key={String(key)} style={{ display: 'contents' }}>
              <dt>{translate(`outgoingMail.${String(key)}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Text>{lines(mail.body)}</Text>
      </Body>
    </PanelFrame>
  );
};
