import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useRecordActs } from '../acts/useRecordActs.tsx';
import { HeaderWord } from '../form/HeaderWord.tsx';
import { RecordHeader } from '../form/RecordHeader.tsx';
import { wholeTitle } from '../form/wholeTitle.ts';
import { useFieldRights } from '../form/useFieldRights.ts';
import { HistoryDrawer } from '../history/HistoryDrawer.tsx';
import { Tabs } from '../panel/Tabs.tsx';
import { RecordFailure } from '../show/RecordFailure.tsx';
import { TabParts } from './TabParts.tsx';
import { firstOpen, useRecordTabs } from './useRecordTabs.ts';
import type { ComponentType } from 'react';
import type { OfferedAct } from '../acts/useRecordActs.tsx';
import type { RecordTab, TabProps } from './recordTabs.ts';
import type { ScreenOf } from './useRecordTabs.ts';
import type { Row } from '../../providers/data/row.ts';
import type { RecordPageProps } from '../../recordPages.ts';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';

export type FailureProps = RecordPageProps & { readonly error: Error; readonly onRetry: () => void };

type Props = RecordPageProps & {
  /** Stem of its words: a tab is called `<words>.tab.<key>`. */
  readonly words: string;
  readonly tabs: readonly RecordTab[];
  /** What stands above the tabs. */
  readonly Head: ComponentType<TabProps>;
  /** Beside the name of a tab, by its key. */
  readonly counts?: Readonly<Record<string, number | undefined>>;
  /** What can be done besides editing and deleting; without it, the acts of the entity in 'more'. */
  readonly actionsOf?: (offered: readonly OfferedAct[], record: Row) => readonly HeaderAction[];
  /** Its tabs edit their own fields: no form of all of them is offered. */
  readonly isEditedInTabs?: true;
  readonly screenOf?: ScreenOf;
  readonly Failure?: ComponentType<FailureProps>;
};

const inMore = (offered: readonly OfferedAct[]): readonly HeaderAction[] => offered.map((act) => ({ ...act, kind: 'more' }));
const Failed = ({ target, error, onRetry }: FailureProps) => <RecordFailure error={error} screen={target.screen} onRetry={onRetry} />;

/** One record with everything that belongs to it, a tab each, fetched when it is opened; which one is kept in the address. */
export const TabbedRecord = ({ target, id, words, tabs: all, Head, counts = {}, actionsOf = inMore, isEditedInTabs, screenOf = firstOpen, Failure = Failed }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const formats = useCellFormats();
  const { tab: asked } = useParams();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { data: record, error, refetch } = useGetOne<Row>(target.name, { id }, { retry: false });
  const { resource, screen } = target;
  const tabs = useRecordTabs(target, all, screenOf);
  const { mayUpdate } = useFieldRights(resource, screen);
  const { acts, dialog } = useRecordActs({ target, row: record, idsOf: () => [id], onDone: () => undefined });
  const title = record ? wholeTitle(resource, record, formats) : '…';
  usePageTitle(title);
  const leave = () => void navigate(screen.single ? '/' : screen.path);
  if (error && (!record || isGone(error))) return <Failure target={target} id={id} error={error} onRetry={() => void refetch()} />;
  if (!record) return <ScreenFrame screen={screen} />;
  const current = tabs.find(({ key }) => key === asked) ?? tabs[0];
  if (!current) return null;
  const labelOf = (key: string): string => translate(`${words}.tab.${key}`);
  return (
    <>
      <RecordHeader target={target} record={record} isHistoryOpen={isHistoryOpen} onHistory={() => setHistoryOpen(true)} onDeleted={leave} extra={actionsOf(acts, record)}>
        {mayUpdate && !isEditedInTabs ? (
          <Button startIcon={<Pencil />} onClick={() => void navigate(`${screen.path}/${id}/edit`)}>
            <HeaderWord>{translate('form.edit')}</HeaderWord>
          </Button>
        ) : null}
      </RecordHeader>
      <Head target={target} record={record} />
      <Tabs id={`${words}-${id}`} label={title} tabs={tabs.map(({ key }) => ({ key, label: labelOf(key), count: counts[key] }))} current={current.key} onChoose={(key) => void navigate(`${screen.path}/${id}/${key}`, { replace: true })}>
        <Suspense fallback={<Skeleton widths={[320, 200, 480]} />}>
          {current.Part ? <current.Part target={target} record={record} /> : null}
          {current.parts.length > 0 ? <TabParts key={current.key} target={target} record={record} parts={current.parts} label={labelOf(current.key)} /> : null}
        </Suspense>
      </Tabs>
      {dialog}
      {isHistoryOpen ? <HistoryDrawer target={target} id={id} onClose={() => setHistoryOpen(false)} onGone={leave} /> : null}
    </>
  );
};
