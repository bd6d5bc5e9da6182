import { Suspense, useState } from 'react';
import Eraser from 'lucide-react/icons/eraser';
import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useSession } from '../../providers/authSession.ts';
import { recordTitle } from '../../resource/form/recordName.ts';
import { RecordHeader } from '../../resource/form/RecordHeader.tsx';
import { HistoryDrawer } from '../../resource/history/HistoryDrawer.tsx';
import { Tabs } from '../../resource/panel/Tabs.tsx';
import { RecordFailure } from '../../resource/show/RecordFailure.tsx';
import { TabParts } from '../../resource/tabs/TabParts.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { EraseHistory } from './EraseHistory.tsx';
import { Overview } from './Overview.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { Timeline } from './Timeline.tsx';
import { useProfileTabs } from './useProfileTabs.ts';
import type { RecordPageProps } from '../../recordPages.ts';
import type { Row } from '../../providers/data/row.ts';

/** A person's record: who it is, and everything that belongs to them, a tab each, fetched when it is opened. */
export const Profile = ({ target, id }: RecordPageProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const formats = useCellFormats();
  const { tab: asked } = useParams();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { data: record, error, refetch } = useGetOne<Row>(target.name, { id }, { retry: false });
  const [isErasing, setErasing] = useState(false);
  const session = useSession();
  const isSelf = session?.user.employeeId === id;
  const tabs = useProfileTabs(target, isSelf);
  const { resource, screen } = target;
  const title = record ? recordTitle(resource, record, formats) : '…';
  usePageTitle(title);
  const erasing = session?.rights['EMPLOYEES'];
  const mayErase = !isSelf && screen.form === 'EMPLOYEES' && erasing?.delete === true && erasing.scope === 'ALL';
  const leave = () => void navigate(screen.single ? '/' : screen.path);
  if (error) return <RecordFailure error={error} screen={screen} onRetry={() => void refetch()} />;
  if (!record) return <ScreenFrame screen={screen} />;
  const current = tabs.find(({ key }) => key === asked) ?? tabs[0];
  if (!current) return null;
  return (
    <>
      <RecordHeader target={target} record={record} isHistoryOpen={isHistoryOpen} onHistory={() => setHistoryOpen(true)} onDeleted={leave} extra={mayErase ? [{ kind: 'more', key: 'erase', label: translate('erasure.act'), icon: <Eraser />, isDestructive: true, run: () => setErasing(true) }] : []} />
      <ProfileHead resource={resource} record={record} />
      <Tabs
        id={`profile-${id}`}
        label={title}
        tabs={tabs.map(({ key }) => ({ key, label: translate(`profile.tab.${key}`) }))}
        current={current.key}
        onChoose={(key) => void navigate(`${screen.path}/${id}/${key}`, { replace: true })}
      >
        <Suspense fallback={<Skeleton widths={[320, 200, 480]} />}>
          {current.key === 'overview' ? <Overview target={target} record={record} /> : null}
          {current.key === 'timeline' ? <Timeline id={id} /> : null}
          {current.parts.length > 0 ? <TabParts key={current.key} target={target} record={record} tab={current} label={translate(`profile.tab.${current.key}`)} /> : null}
        </Suspense>
      </Tabs>
      {isErasing ? <EraseHistory id={id} name={title} onClose={() => setErasing(false)} /> : null}
      {isHistoryOpen ? <HistoryDrawer target={target} id={id} onClose={() => setHistoryOpen(false)} onGone={leave} /> : null}
    </>
  );
};
