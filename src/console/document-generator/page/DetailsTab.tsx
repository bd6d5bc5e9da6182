import { styled } from '@mui/material/styles';
import { RecordDetails } from '../../resource/show/RecordDetails.tsx';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Box = styled('div')({ padding: '12px 16px 24px' });

/** Everything that is kept of the document, sealed files and their digests among it. */
export const DetailsTab = ({ target, record }: TabProps) => (
  <Box>
    <RecordDetails resource={target.resource} screen={target.screen} record={record} />
  </Box>
);
