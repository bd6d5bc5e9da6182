import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useStanding } from '../useStanding.ts';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Lines = styled('ol')({ margin: 0, padding: 16, maxWidth: 688, listStyle: 'none', '& li': { position: 'relative', padding: '0 0 16px 20px', borderLeft: '1px solid var(--line)', marginLeft: 4, overflowWrap: 'anywhere' }, '& li::before': { content: '""', position: 'absolute', left: -5, top: 6, width: 9, height: 9, borderRadius: '50%', background: 'var(--surface)', border: '1.5px solid var(--text-2)' }, '& li:last-of-type': { borderColor: 'transparent' }, '& time': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' }, '& blockquote': { margin: '4px 0 0', color: 'var(--text-2)', whiteSpace: 'pre-line' } });

/** What happened to the document, the newest first. */
export const DocumentTimeline = ({ record }: TabProps) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const { data, error, refetch } = useStanding(record.id, record['version']);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[320, 200, 480]} />;
  return (
    <Lines aria-label={translate('documentActs.tab.timeline')}>
      {data.events.toReversed().map(({ kind, at, name, note }, place) => (
        <li key={`${kind} ${at} ${place}`}>
          <div>{translate(`documentActs.event.${kind}${name ? '' : 'Quiet'}`, { name: name ?? '', note: note ?? '' })}</div>
          <time dateTime={at}>{exactMoment(at, formats)}</time>
          {note && kind !== 'MAILED' && kind !== 'REMINDED' ? <blockquote>{note}</blockquote> : null}
        </li>
      ))}
    </Lines>
  );
};
