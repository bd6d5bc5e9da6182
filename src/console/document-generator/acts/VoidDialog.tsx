import { useGetOne, useTranslate } from 'ra-core';
import { VoidDocumentDocument } from '../../../../generated/document-signing/operations.ts';
import { plainField } from '../../fields/plainField.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** Ends the signing, with a reason that those who were asked read. */
export const VoidDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const id = ids[0] ?? '';
  const { data: document } = useGetOne<Row>(target.name, { id });
  const { run, isWorking, refusal } = useChange('document-signing', true);
  const { values, show, isComplete, left } = useAsked(`void-document ${id}`, {}, refusal);
  const asked: readonly Asked[] = [{ field: plainField('reason', 'longText', { required: true, rule: { maxLength: 1000 } }), label: translate('common.reason'), help: translate('documentActs.voidHelp') }];
  const act = async (): Promise<void> => {
    if (isComplete(asked) && (await run(VoidDocumentDocument, { documentId: Number(id), reason: String(values['reason']) }, translate('documentActs.voidDone'), false))) onDone();
  };
  return (
    <ActDialog title={translate('documentActs.voidTitle', { name: String(document?.['name'] ?? '') })} names="" consequence={translate('documentActs.voidBody')} act={translate('documentActs.void')} isDestructive isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
      {asked.map(show)}
    </ActDialog>
  );
};
