import { styled } from '@mui/material/styles';
import { RecordView } from '../../resource/show/RecordView.tsx';
import { SalaryResult } from './SalaryResult.tsx';
import type { RecordPageProps } from '../../recordPages.ts';

const Below = styled('section')({ maxWidth: 688, borderTop: '1px solid var(--hair)', padding: '20px 0', '& > h2': { margin: '0 0 14px', fontSize: 16, lineHeight: '24px', fontWeight: 600 } });

/** A template to read, with what it comes to for a CTC. */
export const SalaryTemplatePage = (props: RecordPageProps) => (
  <RecordView {...props}>
    {(record) => (
      <Below>
        <SalaryResult values={record} />
      </Below>
    )}
  </RecordView>
);
