import { useGetOne, useTranslate } from 'ra-core';
import { SendDocumentForSignatureDocument } from '../../../../generated/document-signing/operations.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useStanding } from '../useStanding.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** Who will be asked in which order, until when, and what is wanting; then the first gets the mail. */
export const SignaturesDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const id = ids[0] ?? '';
  const { data: document } = useGetOne<Row>(target.name, { id });
  const { data } = useStanding(id, document?.['version']);
  const { run, isWorking, refusal } = useChange('document-signing', true);
  const name = String(document?.['name'] ?? '');
  const act = async (): Promise<void> => {
    if (document && (await run(SendDocumentForSignatureDocument, { documentId: Number(id), version: Number(document['version']) }, translate('documentActs.signDone', { name })))) onDone();
  };
  return (
    <ActDialog title={translate('documentActs.signTitle', { name })} names="" consequence={translate('documentActs.signBody')} act={translate('documentActs.sign')} isWorking={isWorking || !data} refusal={refusal} onClose={onClose} onAct={() => void act()}>
      {data ? (
        <>
          <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {data.signatures.map(({ id: key, place, name: who, email }) => (
              <li key={key} style={{ overflowWrap: 'anywhere' }}>{`${place}. ${who}`}{email ? <span style={{ color: 'var(--text-2)' }}>{` · ${email}`}</span> : null}</li>
            ))}
          </ol>
          <span style={{ color: 'var(--text-2)' }}>{translate('documentActs.signUntil', { day: writeDate(data.expiresOn, dateFormat) })}</span>
          {refusal ? null : [...new Set(data.problems.map(({ message }) => message))].map((message) => <Note key={message} tone="warning" title={message} />)}
        </>
      ) : <Skeleton widths={[240, 320]} />}
    </ActDialog>
  );
};
