import { useTranslate } from 'ra-core';
import { ReadTimelineDocument } from '../../../../generated/core-hr/operations.ts';
import type { Row } from '../../providers/data/row.ts';
import { TimelineList } from '../../resource/tabs/timeline/TimelineList.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';

type Props = {
  readonly record: Pick<Row, 'id'>;
  /** So many and no more; without it page by page. */
  readonly most?: number;
};

/** Everything that happened to a person. */
export const Timeline = ({ record: { id }, most }: Props) => {
  const translate = useTranslate();
  return (
    <TimelineList
      about={['core-hr/employees', 'timeline', id]}
      read={(page, signal) => askAnswer('core-hr', ReadTimelineDocument, { employeeId: id, ...page }, signal)}
      titleOf={({ kind, title }) => (kind === 'JOB_CHANGE' ? translate(`enum.JobChangeKind.${title ?? ''}`) : title)}
      {...(most === undefined ? {} : { most })}
    />
  );
};
