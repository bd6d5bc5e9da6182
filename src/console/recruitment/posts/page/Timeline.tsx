import { useNavigate } from 'react-router-dom';
import { HistoryTab } from '../../../resource/history/HistoryTab.tsx';
import type { TabProps } from './postTabs.ts';

/** Everything that happened to a post, newest first. */
export const Timeline = ({ target, record }: TabProps) => {
  const navigate = useNavigate();
  return <HistoryTab target={target} id={record.id} onGone={() => void navigate(target.screen.path)} />;
};
