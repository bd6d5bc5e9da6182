import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import FileText from 'lucide-react/icons/file-text';
import { PreviewOfferDocument } from '../../../../generated/recruitment/operations.ts';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { saveFile } from '../../resource/saveFile.ts';
import { reasonsOf } from '../../salary/reasonsOf.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { comma } from '../../shell/comma.ts';
import { fileOf } from '../../shell/fileOf.ts';
import { LetterSheet, LetterWords } from '../../shell/pieces/LetterSheet.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { mailLanguage } from '../mailLanguage.ts';
import { usePreview, type LetterAsked } from './usePreview.ts';

const Part = styled('section')({ display: 'grid', gap: 12, minWidth: 0, '& h3': { margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 500, color: 'var(--text-2)' } });
const Scroll = styled('div')({ overflowX: 'auto', '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums' }, '& th': { fontWeight: 400, textAlign: 'left' }, '& thead th': { fontWeight: 500, color: 'var(--text-2)' }, '& th, & td': { padding: '4px 0 4px 12px', borderBottom: '1px solid var(--hair)' }, '& th:first-of-type': { paddingLeft: 0 }, '& thead th + th, & td': { textAlign: 'right', whiteSpace: 'nowrap' }, '& tr[data-sum] > *': { fontWeight: 600 } });

/** The letter and its mail, as the candidate would get them, and what keeps them from being sent. */
export const LetterPreview = ({ asked }: { readonly asked: LetterAsked | null }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const failureText = useFailureText();
  const { data, error, isFetching } = usePreview(asked);
  const [isOpening, setOpening] = useState(false);
  const [failed, setFailed] = useState<string>();
  if (asked === null) return <Note tone="info" title={translate('offerActs.previewPick')} />;
  if (error) return reasonsOf(error).map((reason) => <Note key={reason} tone="warning" title={reason} />);
  if (!data) return <Skeleton widths={[240, 480, 480, 320]} />;
  const openPdf = async (): Promise<void> => {
    setOpening(true);
    setFailed(undefined);
    try {
      const { pdf, subject } = await askAnswer('recruitment', PreviewOfferDocument, { ...asked, withPdf: true });
      if (pdf) saveFile(fileOf(pdf, 'application/pdf'), `${subject}.pdf`);
    } catch (thrown) {
      setFailed(failureText(thrown));
    } finally {
      setOpening(false);
    }
  };
  const { organisation, subject, body, heads, lines, missing, mailSubject, mailBody, validationError, language } = data;
  const { tag: lang } = mailLanguage(language, locale);
  return (
    <Part aria-label={translate('offerActs.preview')} aria-busy={isFetching}>
      {missing.length === 0 ? null : <Note tone="warning" title={translate('offerActs.previewMissing', { names: missing.map((name) => translate(`offer.${name}`)).join(comma()) })} />}
      {(validationError ?? []).map(({ field, message }) => <Note key={`${field} ${message}`} tone="warning" title={message} />)}
      <h3>{translate('offerActs.previewLetter')}</h3>
      <LetterSheet lang={lang}>
        <small>{organisation}</small>
        <h4><LetterWords text={subject} /></h4>
        <p><LetterWords text={body} /></p>
        <Scroll tabIndex={0} role="region" aria-label={heads[2]}>
          <table>
            <thead><tr>{heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
            <tbody>{lines.map(({ name, monthly, annual, isSum }, at) => <tr key={`${at} ${name}`} data-sum={isSum ? '' : undefined}><th scope="row">{name}</th><td>{monthly}</td><td>{annual}</td></tr>)}</tbody>
          </table>
        </Scroll>
      </LetterSheet>
      <div><Button size="small" startIcon={<FileText size={16} />} loading={isOpening} onClick={() => void openPdf()}>{translate('offerActs.previewPdf')}</Button></div>
      {failed ? <Note tone="error" title={failed} /> : null}
      <h3>{translate('offerActs.previewMail')}</h3>
      <LetterSheet lang={lang}>
        <h4><LetterWords text={mailSubject} /></h4>
        <p style={{ marginBottom: 0 }}><LetterWords text={mailBody} /></p>
      </LetterSheet>
    </Part>
  );
};
