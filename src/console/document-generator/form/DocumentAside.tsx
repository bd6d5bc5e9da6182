import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import FileText from 'lucide-react/icons/file-text';
import { namesIn } from '../../../domain/documents/document-words.ts';
import { useSession } from '../../providers/authSession.ts';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { comma } from '../../shell/comma.ts';
import { LetterSheet, LetterWords } from '../../shell/pieces/LetterSheet.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { savePdf } from '../savePdf.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The document as it stands in the form, what is still to be filled in, and its PDF before it is saved. */
export const DocumentAside = ({ values }: FormAsideProps) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const organisation = useSession()?.organisation.name ?? '';
  const { id = '' } = useParams();
  const [isOpening, setOpening] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [name, body] = [text(values['name']), text(values['body'])];
  const missing = namesIn(`${name} ${body}`);
  const open = async (): Promise<void> => {
    setOpening(true);
    setFailed(undefined);
    await savePdf(Number(id), { name, body }).catch((error: unknown) => setFailed(failureText(error)));
    setOpening(false);
  };
  return (
    <>
      <h2>{translate('documentActs.preview')}</h2>
      {missing.length > 0 ? <Note tone="warning" title={translate('documents.unfilled', { names: missing.map((one) => `{{${one}}}`).join(comma()) })} /> : null}
      <LetterSheet aria-label={translate('documentActs.preview')} style={{ margin: '12px 0' }}>
        <small>{organisation}</small>
        <h4><LetterWords text={name || '…'} /></h4>
        <p><LetterWords text={body || '…'} /></p>
      </LetterSheet>
      {/^\d+$/.test(id) ? <Button size="small" startIcon={<FileText size={16} />} loading={isOpening} onClick={() => void open()}>{translate('documentActs.previewPdf')}</Button> : null}
      {failed ? <Note tone="error" title={failed} /> : null}
    </>
  );
};
