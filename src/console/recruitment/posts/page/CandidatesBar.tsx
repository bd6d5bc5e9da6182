import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import Columns3 from 'lucide-react/icons/columns-3';
import { arrangementText, plainArrangement } from '../../../../domain/lists/arrangement.ts';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Bar = styled('div')({ display: 'flex', justifyContent: 'flex-end', padding: '8px 16px 0', flex: 'none' });

/** The way to the board of the post's candidates by status. */
export const CandidatesBar = ({ record }: TabProps) => {
  const translate = useTranslate();
  const { shape, by } = arrangementText({ ...plainArrangement, shape: 'BOARD', by: 'statusId' });
  const asked = new URLSearchParams({ view: 'all', shape, by, filter: JSON.stringify({ jobPostId: { in: [record.id] } }) });
  return (
    <Bar>
      <Button component={Link} to={`/recruitment/job-candidates?${asked.toString()}`} startIcon={<Columns3 size={16} />}>
        {translate('posts.board')}
      </Button>
    </Bar>
  );
};
