import { recordPages } from '../../recordPages.ts';
import { RecordView } from './RecordView.tsx';
import type { RecordPageProps } from '../../recordPages.ts';

/** One record to read: the page that its entity has for it, else the plain one. */
export const RecordPage = (props: RecordPageProps) => {
  const Own = recordPages[props.target.resource.type];
  return Own ? <Own {...props} /> : <RecordView {...props} />;
};
