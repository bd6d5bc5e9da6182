import { styled } from '@mui/material/styles';
import { RecordView } from '../../resource/show/RecordView.tsx';
import { FormPreview } from './FormPreview.tsx';
import { FormResults } from './FormResults.tsx';
import type { RecordPageProps } from '../../recordPages.ts';

const Below = styled('section')({ maxWidth: 688, borderTop: '1px solid var(--hair)', padding: '20px 0', '& > h2': { margin: '0 0 14px', fontSize: 16, lineHeight: '24px', fontWeight: 600 } });

/** A form to read, with what came of it; of a draft, what people will see. */
export const DynamicFormPage = (props: RecordPageProps) => <RecordView {...props}>{(record) => <Below>{record['status'] === 'DRAFT' ? <FormPreview values={record} set={() => undefined} /> : <FormResults formId={Number(record.id)} version={record['version']} />}</Below>}</RecordView>;
