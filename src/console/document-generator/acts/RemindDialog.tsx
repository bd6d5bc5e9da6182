import { useGetOne, useTranslate } from 'ra-core';
import { RemindSignatoryDocument } from '../../../../generated/document-signing/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** Asks whoever is to sign once more. */
export const RemindDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const { data: document } = useGetOne<Row>(target.name, { id: ids[0] ?? '' });
  const { run, isWorking, refusal } = useChange('document-signing', true);
  const who = String(document?.['waitsFor'] ?? '');
  const since = document?.['remindedOn'] ?? document?.['waitsSince'];
  const act = async (): Promise<void> => {
    if (await run(RemindSignatoryDocument, { documentId: Number(ids[0]) }, translate('documentActs.remindDone', { name: who }), false)) onDone();
  };
  return (
    <ActDialog title={translate('documentActs.remindTitle', { name: who })} names={String(document?.['name'] ?? '')} consequence={translate('documentActs.remindBody', { since: typeof since === 'string' ? exactMoment(since, formats) : '' })} act={translate('documentActs.remind')} isWorking={isWorking || !document} refusal={refusal} onClose={onClose} onAct={() => void act()} />
  );
};
