import { styled } from '@mui/material/styles';
import { FitFigures } from '../requisition/FitFigures.tsx';
import { useFit } from '../requisition/useFit.ts';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Box = styled('div')({ maxWidth: 688, padding: 16 });

/** How the requisition fits the plan as it stands today. */
export const FitPart = ({ record }: Pick<TabProps, 'record'>) => {
  const fit = useFit(record, record.id);
  return fit ? <Box><FitFigures fit={fit} /></Box> : null;
};
