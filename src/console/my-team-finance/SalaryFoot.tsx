import { styled } from '@mui/material/styles';
import { ReviseButton } from './ReviseButton.tsx';
import type { TabProps } from '../resource/tabs/recordTabs.ts';

/** No line where there is nothing to do. */
const Bar = styled('footer')({ flex: 'none', display: 'flex', gap: 8, padding: '10px 16px', borderTop: '1px solid var(--line)', '&:empty': { display: 'none' } });

/** At the foot of a salary's panel: what is done next with it. */
export const SalaryFoot = ({ record }: TabProps) => <Bar><ReviseButton record={record} /></Bar>;
