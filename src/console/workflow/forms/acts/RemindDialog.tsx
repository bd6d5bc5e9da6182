import { useGetOne, useTranslate } from 'ra-core';
import { RemindOfDynamicFormDocument } from '../../../../../generated/dynamic-form-builder/operations.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { useChange } from '../../../resource/acts/useChange.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

/** Tells everybody who has not answered yet. */
export const RemindDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { data: form } = useGetOne<Row>(target.name, { id: ids[0] ?? '' });
  const { run, isWorking, refusal } = useChange('dynamic-form-builder', true);
  const act = async (): Promise<void> => {
    const said = ({ count }: { readonly count: number }): string => (count === 0 ? translate('dynamicFormActs.remindedNobody') : translate('dynamicFormActs.reminded', { smart_count: count }));
    if (await run(RemindOfDynamicFormDocument, { formId: Number(ids[0]) }, said, false)) onDone();
  };
  return <ActDialog title={translate('dynamicFormActs.remindTitle')} names={String(form?.['name'] ?? '')} consequence={translate('dynamicFormActs.remindBody')} act={translate('dynamicFormActs.remind')} isWorking={isWorking || !form} refusal={refusal} onClose={onClose} onAct={() => void act()} />;
};
