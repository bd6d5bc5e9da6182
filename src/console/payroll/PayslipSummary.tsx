import { styled } from '@mui/material/styles';
import { useFailureText } from '../resource/form/useFailureText.ts';
import { Note } from '../shell/pieces/Note.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { PayslipView } from './PayslipView.tsx';
import { usePayslipSheet } from './payslipSheet.ts';
import type { TabProps } from '../resource/tabs/recordTabs.ts';

const Frame = styled('div')({ padding: '14px 16px' });

/** The payslip beside the list. */
export const PayslipSummary = ({ record, target }: TabProps) => {
  const failureText = useFailureText();
  const { data, error } = usePayslipSheet(String(record.id), record);
  if (error && !data) return <Frame><Note tone="error" title={failureText(error)} /></Frame>;
  return <Frame>{data ? <PayslipView sheet={data} isOwn={target.screen.form === 'MY_PAYSLIP'} /> : <Skeleton widths={[240, 300, 300]} />}</Frame>;
};
