import { useNavigate } from 'react-router-dom';
import { HistoryTab } from '../history/HistoryTab.tsx';
import type { TabProps } from './recordTabs.ts';

/** Everything that happened to a record, newest first, and the record as it was at any time. */
export const HistoryPart = ({ target, record }: TabProps) => {
  const navigate = useNavigate();
  return <HistoryTab target={target} id={record.id} onGone={() => void navigate(target.screen.path)} />;
};
