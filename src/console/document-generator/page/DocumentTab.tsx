import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { LetterSheet, LetterWords } from '../../shell/pieces/LetterSheet.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { statusLook } from '../../fields/status/statusLook.ts';
import { useStanding } from '../useStanding.ts';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Columns = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 688px) minmax(240px, 320px)', gap: 24, padding: 16, alignItems: 'start', [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } }));
const Side = styled('section')({ display: 'grid', gap: 12, minWidth: 0, '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 } });
const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none', '& li': { padding: '8px 0', borderBottom: '1px solid var(--hair)', overflowWrap: 'anywhere' }, '& li > b': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500 }, '& small': { display: 'block', paddingLeft: 16, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' } });

/** The text as its reader has it, and beside it who signs in which order. */
export const DocumentTab = ({ record }: TabProps) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const { data, error, refetch } = useStanding(record.id, record['version']);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[480, 480, 320]} />;
  const messages = [...new Set(data.problems.map(({ message }) => message))];
  return (
    <Columns>
      <LetterSheet lang={String(record['language'] ?? '').toLowerCase().replace('sp', 'es')}>
        <small>{data.organisation}</small>
        <h4><LetterWords text={String(record['name'] ?? '')} /></h4>
        <p><LetterWords text={String(record['body'] ?? '')} /></p>
      </LetterSheet>
      <Side aria-label={translate('generatedDocument.group.signing')}>
        <h2>{translate('generatedDocument.group.signing')}</h2>
        {messages.map((message) => <Note key={message} tone="warning" title={message} />)}
        {data.signatures.length === 0 ? <p style={{ margin: 0, color: 'var(--text-2)' }}>{translate('documentActs.nobodySigns')}</p> : null}
        <List>
          {data.signatures.map(({ id, place, name, role, state, askedOn, viewedOn, answeredOn, signedBy, reason }) => {
            const at = answeredOn ?? viewedOn ?? askedOn;
            return (
              <li key={id}>
                <b><StatusMark tone={statusLook(state, 'SignatureState')} />{`${place}. ${name}`}</b>
                <small>{translate(`enum.SignatoryRole.${role}`)}</small>
                <small>{record['status'] === 'DRAFT' ? null : [translate(`enum.SignatureState.${state}`), at ? exactMoment(at, formats) : ''].filter(Boolean).join(' · ')}</small>
                {signedBy && signedBy !== name ? <small>{translate('documentActs.signedAs', { name: signedBy })}</small> : null}
                {reason ? <small>{reason}</small> : null}
              </li>
            );
          })}
        </List>
      </Side>
    </Columns>
  );
};
