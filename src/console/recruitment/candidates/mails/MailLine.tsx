import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Paperclip from 'lucide-react/icons/paperclip';
import { TakeBackCandidateMailDocument } from '../../../../../generated/recruitment/operations.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { sizeText } from '../../../fields/file/sizeText.ts';
import { useChange } from '../../../resource/acts/useChange.ts';
import { exactMoment, momentText } from '../../../resource/history/momentText.ts';
import { Refused } from '../../../shell/pieces/Refused.tsx';
import { StatusMark, type StatusTone } from '../../../shell/pieces/StatusMark.tsx';
import { SentFile } from './SentFile.tsx';
import type { Mail } from './useCandidateMails.ts';

const tones: Readonly<Record<Mail['status'], StatusTone>> = { QUEUED: 'wait', KEPT: 'info', SENT: 'ok', FAILED: 'off' };

const Line = styled('li')({ borderBottom: '1px solid var(--hair)' });
const Head = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
  gap: '2px 12px',
  alignItems: 'center',
  width: '100%',
  minHeight: 56,
  padding: '8px 4px',
  border: 0,
  background: 'none',
  color: 'var(--text)',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
  '& b': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { gridColumn: 1, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap', color: 'var(--text-2)' },
  '& svg': { flex: 'none', color: 'var(--text-2)' },
  '& > svg': { gridColumn: 3, gridRow: '1 / span 2', transition: 'transform 120ms' },
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  [theme.breakpoints.down('sm')]: { '& > span': { gridColumn: 1, gridRow: 3, fontSize: 12, lineHeight: '16px' }, '& > svg': { gridRow: '1 / span 3', gridColumn: 3 } },
}));
const Body = styled('div')({ display: 'grid', gap: 12, padding: '4px 4px 16px', '& > p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }, '& > div': { display: 'flex', gap: 8 } });
const Files = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none', '& li': { display: 'flex', alignItems: 'center', gap: 6, padding: '2px 8px', borderRadius: 4, background: 'var(--canvas)', color: 'var(--text-2)', overflowWrap: 'anywhere', '[data-theme=dark] &': { background: 'var(--raised)' } } });

type Props = { readonly mail: Mail; readonly candidateId: number; readonly mayWrite: boolean };

/** One mail: what it is about, from whom, when and how it stands; opened, what it says. */
export const MailLine = ({ mail, candidateId, mayWrite }: Props) => {
  const translate = useTranslate();
  const language = useLocale();
  const formats = useCellFormats();
  const [isOpen, setOpen] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const { run, isWorking, refusal } = useChange('recruitment');
  const id = useId();
  const { subject, body, status, createdAt, dueAt, sentAt, writtenBy, recipient, problem, files, canBeTakenBack } = mail;
  const at = sentAt ?? createdAt;
  const isLater = status === 'QUEUED' && Date.parse(dueAt) > openedAt + 60_000;
  const facts = [
    isLater ? translate(problem ? 'candidateMails.triedAt' : 'candidateMails.goesAt', { time: exactMoment(dueAt, formats) }) : momentText(at, formats),
    writtenBy ? translate('candidateMails.by', { name: writtenBy }) : translate('candidateMails.byTenure'),
    recipient,
  ];
  return (
    <Line>
      <Head type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <b>{subject}</b>
        <span title={exactMoment(at, formats)}>
          {files.length > 0 ? <Paperclip size={14} aria-label={translate('candidateMails.files')} /> : null}
          <StatusMark tone={tones[status]} />
          {translate(`enum.OutboxMailStatus.${status}`)}
        </span>
        <ChevronDown size={16} aria-hidden />
        <small>{facts.join(' · ')}</small>
      </Head>
      {isOpen ? (
        <Body id={id}>
          {problem && status !== 'SENT' ? <Refused>{`${translate('outgoingMail.problem')}: ${problem}`}</Refused> : null}
          <p>{body}</p>
          {files.length > 0 ? (
            <Files aria-label={translate('candidateMails.files')}>
              {files.map(({ name, bytes, isKept }, place) => (
                <li key={place}>
                  {isKept ? (
                    <SentFile candidateId={candidateId} mailId={mail.id} place={place} name={name} bytes={bytes} />
                  ) : (
                    <>
                      <Paperclip size={14} aria-hidden />
                      {name} · {sizeText(bytes, language)}
                    </>
                  )}
                </li>
              ))}
            </Files>
          ) : null}
          {canBeTakenBack && mayWrite ? (
            <div>
              <Button variant="outlined" loading={isWorking} onClick={() => void run(TakeBackCandidateMailDocument, { candidateId, mailId: mail.id }, ({ message }) => message)}>
                {translate('candidateMails.takeBack')}
              </Button>
            </div>
          ) : null}
          {refusal ? <Refused role="alert">{refusal.message}</Refused> : null}
        </Body>
      ) : null}
    </Line>
  );
};
