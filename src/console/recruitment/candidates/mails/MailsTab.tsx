import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import PenLine from 'lucide-react/icons/pen-line';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { FailureLine } from '../../../shell/states/FailureLine.tsx';
import { MailLine } from './MailLine.tsx';
import { useCandidateMails } from './useCandidateMails.ts';
import { WriteMail } from './WriteMail.tsx';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Part = styled('div')({ padding: 16, '& > header': { display: 'flex', justifyContent: 'flex-end', paddingBottom: 12 }, '& > ol': { margin: 0, padding: 0, listStyle: 'none', borderTop: '1px solid var(--hair)' } });

/** What was written to a candidate, by people and by Tenure, and writing to them. */
export const MailsTab = ({ target, record }: TabProps) => {
  const translate = useTranslate();
  const { mayUpdate } = useFieldRights(target.resource, target.screen);
  const [isWriting, setWriting] = useState(false);
  const id = Number(record.id);
  const { mails, error, retry, hasMore, more, isFetching } = useCandidateMails(id);
  if (error && !mails) return <ErrorState error={error} small onRetry={() => void retry()} />;
  if (mails === undefined) return <Skeleton widths={[320, 480, 320]} />;
  const write = (): void => setWriting(true);
  return (
    <>
      {mails.length === 0 ? (
        <EmptyState title={translate('candidateMails.none')} message={translate('candidateMails.noneWhy')} {...(mayUpdate ? { action: { label: translate('candidateMails.write'), run: write } } : {})} />
      ) : (
        <Part>
          {mayUpdate ? (
            <header>
              <Button variant="contained" startIcon={<PenLine size={16} />} onClick={write}>
                {translate('candidateMails.write')}
              </Button>
            </header>
          ) : null}
          <ol>
            {mails.map((mail) => (
              <MailLine key={mail.id} mail={mail} candidateId={id} mayWrite={mayUpdate} />
            ))}
          </ol>
          {error ? (
            <FailureLine error={error} isTrying={isFetching} onRetry={() => void retry()} />
          ) : hasMore ? (
            <Button variant="text" loading={isFetching} onClick={() => void more()}>
              {translate('outgoingMail.more')}
            </Button>
          ) : null}
        </Part>
      )}
      {isWriting ? <WriteMail candidateId={id} name={String(record['name'] ?? '')} onClose={() => setWriting(false)} /> : null}
    </>
  );
};
