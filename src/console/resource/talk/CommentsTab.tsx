import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useIsViewing } from '../../providers/authSession.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { CommentLine } from './CommentLine.tsx';
import { Composer } from './Composer.tsx';
import { nothingWritten } from './composerText.ts';
import { useComments } from './useComments.ts';
import { useTalkDraft } from './useTalkDraft.ts';
import type { RecordName } from '../panel/useTalk.ts';

const List = styled('ul')({ flex: '1 0 auto', margin: 0, padding: '4px 16px', listStyle: 'none' });
const Place = styled('div')({ flex: '1 0 auto', display: 'grid', alignContent: 'center' });
const Foot = styled('div')({ position: 'sticky', bottom: 0, padding: '12px 16px', borderTop: '1px solid var(--line)', background: 'var(--surface)' });

/** What was said on a record, the newest last above the box in which one answers. */
export const CommentsTab = ({ record }: { readonly record: RecordName }) => {
  const translate = useTranslate();
  const isViewing = useIsViewing();
  const [written, setWritten] = useTalkDraft(record);
  const [isSending, setSending] = useState(false);
  const { comments, isLoading, error, hasEarlier, showEarlier, retry, add, change, remove } = useComments(record);
  const end = useRef<HTMLDivElement>(null);
  const newest = comments.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView?.({ block: 'end' });
  }, [newest]);
  const send = async (text: string): Promise<void> => {
    setSending(true);
    if (await add(text)) setWritten(nothingWritten);
    setSending(false);
  };
  if (isLoading) return <Skeleton widths={[260, 180, 240, 200]} />;
  if (error && comments.length === 0) return <ErrorState error={error} small onRetry={retry} />;
  return (
    <>
      {comments.length === 0 ? (
        <Place>
          <EmptyState small title={translate('talk.none')} message={translate('talk.noneWhy')} />
        </Place>
      ) : (
        <List>
          {hasEarlier ? (
            <li>
              <Button variant="text" size="small" onClick={() => void showEarlier()}>
                {translate('talk.earlier')}
              </Button>
            </li>
          ) : null}
          {comments.map((comment) => (
            <CommentLine key={comment.id} record={record} comment={comment} isReadOnly={isViewing} onChange={(text) => change(comment.id, text)} onDelete={() => void remove(comment)} />
          ))}
        </List>
      )}
      {isViewing ? null : (
        <Foot>
          <Composer record={record} written={written} onWrite={setWritten} isSending={isSending} send={translate('talk.send')} onSend={(text) => void send(text)} />
        </Foot>
      )}
      <div ref={end} />
    </>
  );
};
