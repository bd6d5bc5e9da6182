import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import Trash2 from 'lucide-react/icons/trash-2';
import { sizeText } from '../../fields/file/sizeText.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { TalkMoment } from './TalkMoment.tsx';
import type { TalkFile } from './talk.ts';

const Line = styled('li')({ display: 'flex', alignItems: 'flex-start', gap: 12, padding: '10px 0', borderBottom: '1px solid var(--hair)', '&:last-of-type': { borderBottom: 0 }, '& > svg': { flex: 'none', marginTop: 2, color: 'var(--text-2)' } });
const Body = styled('div')({ flex: 1, minWidth: 0, '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' } });
const Name = styled('button')({ padding: 0, border: 0, background: 'none', font: 'inherit', fontWeight: 500, lineHeight: '20px', color: 'var(--accent-text)', textAlign: 'left', overflowWrap: 'anywhere', cursor: 'pointer', '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2, borderRadius: 2 } });

type Props = { readonly file: TalkFile; readonly isReadOnly: boolean; /** Undefined where it cannot be looked at. */ readonly onOpen: (() => void) | undefined; readonly onDownload: () => void; readonly onDelete: () => void };

/** One file: its name shows it, or downloads what cannot be shown; how big, by whom, when. */
export const FileLine = ({ file, isReadOnly, onOpen, onDownload, onDelete }: Props) => {
  const translate = useTranslate();
  const { language } = useFormats();
  const { name, contentType, size, addedBy, addedAt, mayDelete } = file;
  const Icon = contentType.startsWith('image/') ? ImageIcon : FileText;
  return (
    <Line>
      <Icon size={16} aria-hidden />
      <Body>
        <Name type="button" title={translate(onOpen ? 'talk.preview' : 'talk.download', { name })} {...(onOpen ? { 'aria-haspopup': 'dialog' as const } : {})} onClick={onOpen ?? onDownload}>
          {name}
        </Name>
        <div>
          <span>{sizeText(size, language)}</span>
          <span>{addedBy.name}</span>
          <TalkMoment at={addedAt} />
        </div>
      </Body>
      {onOpen ? (
        <IconButton size="small" aria-label={translate('talk.download', { name })} onClick={onDownload}>
          <Download size={16} />
        </IconButton>
      ) : null}
      {mayDelete && !isReadOnly ? (
        <IconButton size="small" aria-label={translate('talk.fileDelete', { name })} onClick={onDelete}>
          <Trash2 size={16} />
        </IconButton>
      ) : null}
    </Line>
  );
};
