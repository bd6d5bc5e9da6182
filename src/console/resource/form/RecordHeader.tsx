import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import Copy from 'lucide-react/icons/copy';
import HistoryIcon from 'lucide-react/icons/history';
import MessageSquare from 'lucide-react/icons/message-square';
import Trash2 from 'lucide-react/icons/trash-2';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment, momentText } from '../history/momentText.ts';
import { TalkDrawer } from '../panel/talkParts.ts';
import { useTalk } from '../panel/useTalk.ts';
import { DeleteRecord } from './DeleteRecord.tsx';
import { HeaderWord } from './HeaderWord.tsx';
import { recordCode } from './recordName.ts';
import { useFieldRights } from './useFieldRights.ts';
import { useTitleOf } from './useTitleOf.ts';
import type { ReactNode } from 'react';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';

const Tag = styled('span')(({ theme }) => ({ flex: 'none', height: 20, padding: '0 6px', borderRadius: 4, fontSize: 12, lineHeight: '20px', background: 'var(--canvas)', color: 'var(--text-2)', [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Saved = styled('span')(({ theme }) => ({ minWidth: 0, /* All of it gives way before a pixel of the title does. */ flexShrink: 1_000_000, color: 'var(--text-3)', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', [theme.breakpoints.down('lg')]: { display: 'none' } }));

const Count = styled('span')({ marginLeft: 6, padding: '0 6px', borderRadius: 8, fontSize: 11, lineHeight: '16px', background: 'var(--accent-wash-2)', color: 'var(--accent-text)' });

const tabs = ['comments', 'files', 'linked'] as const;

type Props = {
  readonly target: ScreenResource;
  readonly record: Row;
  readonly onHistory: () => void;
  readonly isHistoryOpen: boolean;
  /** Before the page is left for good after a deletion. */
  readonly onDeleted: () => void;
  readonly extra?: readonly HeaderAction[];
  /** It is read by its address alone: nothing is done with it, nor said on it. */
  readonly isReadOnly?: boolean;
  readonly children?: ReactNode;
};

/** The head of a record's page: where it belongs, its title and code, when it was saved last and by whom, its history, and what else one can do. */
export const RecordHeader = ({ target, record, onHistory, isHistoryOpen, onDeleted, extra = [], isReadOnly = false, children }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const formats = useCellFormats();
  const labelOf = useScreenLabel();
  const titleOf = useTitleOf();
  const [isDeleting, setDeleting] = useState(false);
  const { resource, screen } = target;
  const [parameters] = useSearchParams();
  const asked = tabs.find((tab) => tab === parameters.get('tab'));
  const [talkTab, setTalkTab] = useState<(typeof tabs)[number] | undefined>(asked);
  const comments = useTalk({ type: resource.type, id: record.id })?.comments ?? 0;
  const { mayAdd, mayDelete } = useFieldRights(resource, screen);
  const code = recordCode(resource, record);
  const at = String(record.updatedAt ?? '');
  const by = String(record.updatedBy ?? '');
  const actions: HeaderAction[] = [
    ...extra,
    ...(mayAdd && !isReadOnly && !screen.single && extra.every(({ key }) => key !== 'duplicate') ? [{ kind: 'more' as const, key: 'duplicate', label: translate('form.duplicate'), icon: <Copy />, run: () => void navigate(`${screen.path}/create?duplicate=${record.id}`) }] : []),
    ...(mayDelete && !isReadOnly && !screen.single ? [{ kind: 'more' as const, key: 'delete', label: translate('form.deleteRecord'), icon: <Trash2 />, isDestructive: true, run: () => setDeleting(true) }] : []),
  ];
  return (
    <PageHeader
      title={titleOf(target, record)}
      {...(screen.single ? {} : { favourite: `${screen.path}/${record.id}` })}
      crumbs={screen.single ? [] : [{ label: labelOf(screen), path: screen.path }]}
      beside={code === undefined ? undefined : <Tag>{code}</Tag>}
      actions={actions}
      divided
    >
      {at === '' ? null : <Saved title={exactMoment(at, formats)}>{translate(by === '' ? 'form.lastSavedWhen' : 'form.lastSaved', { when: momentText(at, formats, 'history.todayInside'), name: by })}</Saved>}
      {children}
      {isReadOnly ? null : (
        <Button variant="text" startIcon={<MessageSquare />} aria-expanded={talkTab !== undefined} onClick={() => setTalkTab('comments')}>
          <HeaderWord>{translate('form.comments')}</HeaderWord>
          {comments > 0 ? <Count>{comments}</Count> : null}
        </Button>
      )}
      <Button variant="text" startIcon={<HistoryIcon />} aria-expanded={isHistoryOpen} onClick={onHistory}>
        <HeaderWord>{translate('form.history')}</HeaderWord>
      </Button>
      {talkTab ? (
        <Suspense fallback={null}>
          <TalkDrawer resource={resource} id={record.id} tab={talkTab} onClose={() => setTalkTab(undefined)} />
        </Suspense>
      ) : null}
      {isDeleting ? <DeleteRecord target={target} record={record} onClose={() => setDeleting(false)} onDeleted={onDeleted} /> : null}
    </PageHeader>
  );
};
