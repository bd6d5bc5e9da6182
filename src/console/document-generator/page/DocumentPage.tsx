import { useNavigate } from 'react-router-dom';
import { useTranslate } from 'ra-core';
import Pencil from 'lucide-react/icons/pencil';
import { TabbedRecord } from '../../resource/tabs/TabbedRecord.tsx';
import { drawn, type RecordTab } from '../../resource/tabs/recordTabs.ts';
import { useFieldRights } from '../../resource/form/useFieldRights.ts';
import { DocumentHead } from './DocumentHead.tsx';
import type { Row } from '../../providers/data/row.ts';
import type { RecordPageProps } from '../../recordPages.ts';
import type { OfferedAct } from '../../resource/acts/useRecordActs.tsx';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';

const tabs: readonly RecordTab[] = [
  { key: 'document', Part: drawn(async () => (await import('./DocumentTab.tsx')).DocumentTab) },
  { key: 'timeline', Part: drawn(async () => (await import('./DocumentTimeline.tsx')).DocumentTimeline) },
  { key: 'details', covers: ['about', 'text', 'signing', 'files'], Part: drawn(async () => (await import('./DetailsTab.tsx')).DetailsTab) },
];

/** Acts that stand as the button of the page, where it is their turn. */
const FIRST: readonly string[] = ['sign', 'remind'];

/** A document: its text and who has signed it, what happened to it, and everything that is known of it. */
export const DocumentPage = ({ target, id }: RecordPageProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { mayUpdate } = useFieldRights(target.resource, target.screen);
  const actionsOf = (offered: readonly OfferedAct[], record: Row): readonly HeaderAction[] => {
    const first = offered.find(({ key }) => FIRST.includes(key)) ?? offered.find(({ key }) => key === 'mail');
    const isDraft = record['status'] === 'DRAFT';
    return [
      ...offered.map((act): HeaderAction => ({ ...act, kind: act === first ? 'filled' : 'more' })),
      ...(isDraft && mayUpdate ? [{ key: 'edit', kind: 'outlined' as const, label: translate('form.edit'), icon: <Pencil />, run: () => void navigate(`${target.screen.path}/${id}/edit`) }] : []),
    ];
  };
  return <TabbedRecord target={target} id={id} words="documentActs" tabs={tabs} Head={DocumentHead} actionsOf={actionsOf} isEditedInTabs />;
};
