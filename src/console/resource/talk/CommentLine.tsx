import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Portrait } from '../../fields/image/Portrait.tsx';
import { ActionMenu } from '../../shell/pieces/ActionMenu.tsx';
import { exactMoment } from '../history/momentText.ts';
import { CommentText } from './CommentText.tsx';
import { Composer } from './Composer.tsx';
import { TalkMoment } from './TalkMoment.tsx';
import { asWritten } from './composerText.ts';
import type { Comment } from './talk.ts';
import type { RecordName } from '../panel/useTalk.ts';

const Line = styled('li')({ display: 'flex', gap: 12, padding: '12px 0', borderBottom: '1px solid var(--hair)', '&:last-of-type': { borderBottom: 0 } });
const Body = styled('div')({ flex: 1, minWidth: 0 });
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 24, '& > b': { fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }, '& > time, & > span': { flex: 'none', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' }, '& > i': { flex: 1 } });
const Erased = styled('p')({ margin: '2px 0 0', color: 'var(--text-3)' });

type Props = { readonly record: RecordName; readonly comment: Comment; readonly isReadOnly: boolean; readonly onChange: (text: string) => Promise<boolean>; readonly onDelete: () => void };

/** One comment: who, when, what; the author's own is edited in its place. */
export const CommentLine = ({ record, comment, isReadOnly, onChange, onDelete }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const { author, text, mentions, createdAt, editedAt, isErased } = comment;
  const nameOf = (userId: string) => mentions.find(({ id }) => id === userId)?.name;
  const [written, setWritten] = useState<ReturnType<typeof asWritten>>();
  const [isSending, setSending] = useState(false);
  const save = async (sent: string): Promise<void> => {
    setSending(true);
    if (await onChange(sent)) setWritten(undefined);
    setSending(false);
  };
  const actions = [
    ...(comment.mayChange ? [{ key: 'edit', label: translate('talk.edit'), icon: <Pencil />, run: () => setWritten(asWritten(text, nameOf)) }] : []),
    ...(comment.mayDelete ? [{ key: 'delete', label: translate('talk.delete'), icon: <Trash2 />, isDestructive: true, run: onDelete }] : []),
  ];
  return (
    <Line>
      <Portrait id={author.id} name={author.name} photo={author.photo} />
      <Body>
        <Head>
          <b>{author.name}</b>
          <TalkMoment at={createdAt} />
          {editedAt === null ? null : <span title={exactMoment(editedAt, formats)}>{translate('talk.edited')}</span>}
          <i />
          {isReadOnly || actions.length === 0 ? null : (
            <ActionMenu
              actions={actions}
              label={translate('talk.actions', { name: author.name })}
              trigger={(props) => (
                <IconButton size="small" aria-label={translate('talk.actions', { name: author.name })} {...props}>
                  <Ellipsis size={16} />
                </IconButton>
              )}
            />
          )}
        </Head>
        {isErased ? <Erased>{translate('talk.erased')}</Erased> : null}
        {!isErased && written === undefined ? <CommentText text={text} mentions={mentions} /> : null}
        {written ? <Composer record={record} written={written} onWrite={setWritten} isSending={isSending} send={translate('talk.save')} onSend={(sent) => void save(sent)} onCancel={() => setWritten(undefined)} /> : null}
      </Body>
    </Line>
  );
};
