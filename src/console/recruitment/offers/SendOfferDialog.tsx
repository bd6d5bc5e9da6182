import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { plainField } from '../../fields/plainField.ts';
import { ReadOfferLettersDocument, SendOfferDocument } from '../../../../generated/recruitment/operations.ts';
import { SelectBox } from '../../fields/input/SelectBox.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { ActDialog } from '../candidates/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../candidates/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import type { Row } from '../../providers/data/row.ts';

/** Letter, joining date and last day; then the candidate gets the mail. */
export const SendOfferDialog = ({ record, onClose }: { readonly record: Row; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('recruitment');
  const { data: letters } = useQuery({ queryKey: ['offer-letters'], queryFn: async ({ signal }) => (await askAnswer('recruitment', ReadOfferLettersDocument, {}, signal)).rows, retry: false });
  const { values, show, isComplete, left } = useAsked({}, refusal);
  const who = String(record['name']);
  const asked: readonly Asked[] = [
    { field: plainField('templateId', 'reference', { required: true }), label: translate('offer.template'), control: (props) => <SelectBox {...props} choices={(letters ?? []).map(({ id, name }) => ({ value: id, label: name }))} onChoose={props.onChange} /> },
    { field: plainField('joiningDate', 'date', { required: true }), label: translate('offer.joiningDate') },
    { field: plainField('expiresOn', 'date', { required: true }), label: translate('offer.expiresOn'), help: translate('offer.expiresOn.help') },
  ];
  const act = async (): Promise<void> => {
    if (!isComplete(asked)) return;
    const done = await run(SendOfferDocument, { candidateId: Number(record.id), templateId: Number(values['templateId']), joiningDate: String(values['joiningDate']), expiresOn: String(values['expiresOn']) }, () => translate('offerActs.sent', { who }));
    if (done) onClose();
  };
  return (
    <ActDialog title={translate('offerActs.sendTitle', { who })} names="" consequence={translate('offerActs.sendBody')} act={translate('offerActs.send')} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
      {letters?.length === 0 ? <Note tone="info" title={translate('offerActs.noTemplate')} /> : null}
      {asked.map(show)}
    </ActDialog>
  );
};
