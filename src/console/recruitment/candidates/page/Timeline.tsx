import { useNavigate } from 'react-router-dom';
import { HistoryTab } from '../../../resource/history/HistoryTab.tsx';
import type { TabProps } from './candidateTabs.ts';

/** Everything that happened to a candidate, newest first, and the candidate as they were at any time. */
export const Timeline = ({ target, record }: TabProps) => {
  const navigate = useNavigate();
  return <HistoryTab target={target} id={record.id} onGone={() => void navigate(target.screen.path)} />;
};
