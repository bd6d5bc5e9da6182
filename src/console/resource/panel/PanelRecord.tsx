import { Suspense, useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useGetOne, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { panelHeads } from '../../panelHeads.ts';
import { panelSummaries } from '../../panelSummaries.ts';
import { useRecordActs } from '../acts/useRecordActs.tsx';
import { DeleteRecord } from '../form/DeleteRecord.tsx';
import { readDraft } from '../form/draft.ts';
import { wholeTitle } from '../form/wholeTitle.ts';
import { HistoryTab } from '../history/HistoryTab.tsx';
import { useHistory } from '../history/useHistory.ts';
import { RecordDetails } from '../show/RecordDetails.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { LinkedTab } from './LinkedTab.tsx';
import { PanelEdit } from './PanelEdit.tsx';
import { PanelFailure } from './PanelFailure.tsx';
import { PanelHead } from './PanelHead.tsx';
import { Tabs } from './Tabs.tsx';
import { CommentsTab, FilesTab, FollowButton } from './talkParts.ts';
import { isInCell } from './isInCell.ts';
import { useEscape } from './useEscape.ts';
import { useTalk } from './useTalk.ts';
import type { RecordPanelProps } from './RecordPanel.tsx';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';

const Top = styled('div')({ padding: '4px 16px 12px', '& h2': { margin: 0, fontSize: 20, lineHeight: '28px', letterSpacing: '-.01em', fontWeight: 600, overflowWrap: 'anywhere', outline: 'none' } });
const Title = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 8, minHeight: 28, '& > h2': { flex: 1, minWidth: 0 } });
const Details = styled('div')({ padding: 16 });

const keys = ['summary', 'details', 'history', 'comments', 'files', 'linked'] as const;

/** The record in the panel: read in tabs, or edited in the same place. */
export const PanelRecord = (props: RecordPanelProps & { readonly target: ScreenResource }) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const { target, id, onClose } = props;
  const { resource, screen, name } = target;
  const of = { type: resource.type, id };
  const [parameters, setParameters] = useSearchParams();
  const parts = panelSummaries[resource.type];
  const first = parts ? 'summary' : 'details';
  const tab = keys.find((key) => key === parameters.get('tab') && (parts !== undefined || key !== 'summary')) ?? first;
  const talk = useTalk(of);
  const userId = useSession()?.user.userId;
  // What was typed here when the session ended goes on where it was typed.
  const [isEditing, setEditing] = useState(() => readDraft({ userId, screen: name, id }) !== undefined);
  const [isDeleting, setDeleting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { data: record, error, refetch } = useGetOne<Row>(name, { id }, { retry: false });
  const { total } = useHistory(name, id);
  const { acts, dialog } = useRecordActs({ target, row: record, idsOf: () => [id], onDone: () => undefined });
  const Head = panelHeads[resource.type];
  const isThere = record !== undefined;
  useEscape(onClose, !isEditing && !isDeleting);

  useEffect(() => {
    // Whoever types in a cell beside it goes on there.
    if (isThere && !isInCell()) title.current?.focus({ preventScroll: true });
  }, [isThere, isEditing]);

  // The address says it, so that a link opens it and the next record shows the same.
  const choose = (key: string): void =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (key === first) after.delete('tab');
        else after.set('tab', key);
        return after;
      },
      { replace: true },
    );
  if (error && (!record || (isGone(error) && !isEditing))) return <PanelFailure screen={screen} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  if (!record) return <Skeleton widths={[160, 220, 180, 240]} />;
  return (
    <div
      style={{ display: 'contents' }}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isEditing || isDeleting) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <PanelHead {...props} record={record} isEditing={isEditing} onEdit={() => setEditing(true)} onDelete={() => setDeleting(true)} acts={acts} />
      <Top>
        <Title>
          <h2 ref={title} tabIndex={-1}>
            {wholeTitle(resource, record, formats)}
          </h2>
          <Suspense fallback={null}>
            <FollowButton record={of} />
          </Suspense>
        </Title>
        <KeyFacts resource={resource} screen={screen} record={record} formats={formats} />
      </Top>
      {Head && !isEditing ? (
        <Suspense fallback={null}>
          <Head target={target} record={record} />
        </Suspense>
      ) : null}
      {isEditing ? (
        <PanelEdit target={target} record={record} onDone={() => setEditing(false)} />
      ) : (
        <Tabs
          id={`panel-${id}`}
          label={wholeTitle(resource, record, formats)}
          current={tab}
          onChoose={choose}
          tabs={[
            ...(parts ? [{ key: 'summary', label: translate('form.summary') }] : []),
            { key: 'details', label: translate('form.details') },
            { key: 'history', label: translate('form.history'), count: total },
            { key: 'comments', label: translate('form.comments'), count: talk?.comments },
            { key: 'files', label: translate('form.files'), count: talk?.files },
            { key: 'linked', label: translate('form.linked') },
          ]}
        >
          {tab === 'summary' && parts ? (
            <Suspense fallback={<Skeleton widths={[260, 180, 240, 200]} />}>
              <parts.Summary target={target} record={record} />
            </Suspense>
          ) : null}
          {tab === 'details' ? (
            <Details>
              <RecordDetails resource={resource} screen={screen} record={record} />
            </Details>
          ) : null}
          {tab === 'history' ? <HistoryTab target={target} id={id} onGone={onClose} /> : null}
          {tab === 'comments' || tab === 'files' ? (
            <Suspense fallback={<Skeleton widths={[260, 180, 240, 200]} />}>{tab === 'comments' ? <CommentsTab record={of} /> : <FilesTab record={of} />}</Suspense>
          ) : null}
          {tab === 'linked' ? <LinkedTab resource={resource} id={id} /> : null}
        </Tabs>
      )}
      {parts?.Foot && !isEditing ? (
        <Suspense fallback={null}>
          <parts.Foot target={target} record={record} />
        </Suspense>
      ) : null}
      {dialog}
      {isDeleting ? <DeleteRecord target={target} record={record} onClose={() => setDeleting(false)} onDeleted={onClose} /> : null}
    </div>
  );
};
