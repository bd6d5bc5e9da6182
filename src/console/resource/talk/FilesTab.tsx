import { Suspense, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { canOpen } from '../../fields/file/openStored.ts';
import { useIsViewing } from '../../providers/authSession.ts';
import { apart } from '../../shell/pieces/apart.tsx';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useTalk, type RecordName } from '../panel/useTalk.ts';
import { FileDropZone } from './FileDropZone.tsx';
import { FileLine } from './FileLine.tsx';
import { SendingLine } from './SendingLine.tsx';
import { useFiles } from './useFiles.ts';
import { useFileUploads } from './useFileUploads.ts';
import type { TalkFile } from './talk.ts';

const FilePreview = apart(async () => (await import('./FilePreview.tsx')).FilePreview);

const Top = styled('div')({ padding: '16px 16px 4px' });
const List = styled('ul')({ margin: 0, padding: '4px 16px', listStyle: 'none' });

/** The files of a record: dropped or chosen, looked at or downloaded, deleted by who may update the record. */
export const FilesTab = ({ record }: { readonly record: RecordName }) => {
  const translate = useTranslate();
  const isViewing = useIsViewing();
  const mayAdd = useTalk(record)?.mayAddFiles === true && !isViewing;
  const { files, isLoading, error, retry, remove, download } = useFiles(record);
  const { sendings, start, drop } = useFileUploads(record);
  const [asked, setAsked] = useState<TalkFile>();
  const [openId, setOpen] = useState<string>();
  const readable = files.filter(({ name }) => canOpen(name));
  const at = readable.findIndex(({ id }) => id === openId);
  const shown = readable[at];
  const to = (file: TalkFile | undefined) => file && (() => setOpen(file.id));
  if (isLoading) return <Skeleton widths={[260, 180, 240]} />;
  if (error && files.length === 0) return <ErrorState error={error} small onRetry={retry} />;
  return (
    <>
      {mayAdd ? (
        <Top>
          <FileDropZone type={record.type} onFiles={start} />
        </Top>
      ) : null}
      {files.length === 0 && sendings.length === 0 ? <EmptyState small title={translate('talk.fileNone')} message={translate('talk.fileNoneWhy')} /> : null}
      <List>
        {sendings.map((sending) => (
          <SendingLine key={sending.key} sending={sending} onDrop={() => drop(sending.key)} />
        ))}
        {files.map((file) => (
          <FileLine key={file.id} file={file} isReadOnly={isViewing} onOpen={canOpen(file.name) ? () => setOpen(file.id) : undefined} onDownload={() => void download(file)} onDelete={() => setAsked(file)} />
        ))}
      </List>
      {shown ? (
        <Suspense>
          <FilePreview file={shown} onDownload={() => void download(shown)} onClose={() => setOpen(undefined)} onPrevious={to(readable[at - 1])} onNext={to(readable[at + 1])} />
        </Suspense>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={translate('talk.fileDeleteAsk')}
          confirm={translate('talk.fileDeleteAct')}
          destructive
          onConfirm={() => {
            remove(asked);
            setAsked(undefined);
          }}
          onCancel={() => setAsked(undefined)}
        >
          {translate('talk.fileDeleteHint', { name: asked.name })}
        </ConfirmDialog>
      ) : null}
    </>
  );
};
