import { useCellFormats } from '../../fields/useCellFormats.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { periodText } from '../shifts.ts';
import type { Plan } from './useRoster.ts';

type Props = { readonly plan: Plan; readonly from: string; readonly until: string; readonly warned: number; readonly isNarrowed: boolean; readonly isWorking: boolean; readonly onPublish: () => void; readonly onClose: () => void };

/** What publishing does, before it is done: people are told, so it is asked once. */
export const PublishDialog = ({ plan, from, until, warned, isNarrowed, isWorking, onPublish, onClose }: Props) => {
  const formats = useCellFormats();
  const { translate, dateFormat } = formats;
  const isShort = from < plan.publishedAhead && until >= plan.today;
  return (
    <ConfirmDialog title={translate('roster.publishAsk', { period: periodText(from, until, formats) })} confirm={translate('roster.publish', { smart_count: plan.drafts })} isWorking={isWorking} onConfirm={onPublish} onCancel={onClose}>
      <p style={{ margin: '0 0 12px' }}>{translate('roster.publishWhy', { smart_count: plan.drafts })} {isNarrowed ? translate('roster.publishNarrowed') : ''}</p>
      {warned > 0 ? <Note tone="warning" title={translate('roster.publishWarned', { smart_count: warned })} /> : null}
      {isShort ? <Note tone="info" title={translate('roster.publishLate', { day: writeDate(plan.publishedAhead, dateFormat) })} /> : null}
    </ConfirmDialog>
  );
};
