import { useTranslate } from 'ra-core';
import { plainField } from '../../fields/plainField.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import type { HandleKeywordAlertsDocument, HandleToxicityAlertsDocument } from '../../../../generated/monitoring/operations.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

const STATUS = { acknowledge: 'ACKNOWLEDGED', close: 'CLOSED', reopen: 'OPEN' } as const;

/** Looks after alerts, closes them with a remark, or opens them again. */
export const handleDialog = (key: keyof typeof STATUS, document: typeof HandleKeywordAlertsDocument | typeof HandleToxicityAlertsDocument) => {
  const remark = plainField('remark', 'longText', { required: key === 'close', rule: { maxLength: 1000 } });
  return function HandleDialog({ ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const { run, isWorking, refusal } = useChange('monitoring', true);
    const { values, show, isComplete, left } = useAsked(`alerts ${key} ${ids.join()}`, {}, refusal);
    const asked: readonly Asked[] = [{ field: remark, label: translate('wordAlerts.remark'), ...(key === 'close' ? { missing: translate('wordAlerts.needsRemark') } : {}) }];
    const label = translate(`wordAlerts.${key}.menu`);
    const act = async (): Promise<void> => {
      if (!isComplete(asked)) return;
      const status = STATUS[key];
      const given = values['remark'];
      const done = await run(document, { ids: [...ids], status, remark: given == null ? null : String(given) }, ({ alerts }) => (alerts === 0 ? null : translate(`wordAlerts.done.${status}`, { smart_count: alerts })));
      if (done) onDone();
    };
    return (
      <ActDialog title={label} names={ids.length > 1 ? translate('wordAlerts.chosen', { smart_count: ids.length }) : ''} consequence={translate(`wordAlerts.${key}.body`)} act={label} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
        {asked.map(show)}
      </ActDialog>
    );
  };
};
