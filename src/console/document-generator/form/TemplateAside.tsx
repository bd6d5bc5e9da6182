import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { fillWords, wordsProblem, type DocumentAudience } from '../../../domain/documents/document-words.ts';
import { LetterSheet, LetterWords } from '../../shell/pieces/LetterSheet.tsx';
import { Names } from './Names.tsx';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

const Help = styled('p')({ margin: '0 0 8px', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' });
const Wrong = styled('p')({ margin: '0 0 8px', color: 'var(--bad)' });

const SAMPLES = { name: 'Meera Krishnan', firstName: 'Meera', lastName: 'Krishnan', employeeNumber: '1003', number: 'C-214', organisation: 'Northwind Textiles', email: 'meera@example.com' };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The names that the words may use, and the document with samples for some of them. */
export const TemplateAside = ({ values, set }: FormAsideProps) => {
  const translate = useTranslate();
  const audience = (values['audience'] ?? 'EMPLOYEE') as DocumentAudience;
  const [heading, body] = [text(values['heading']), text(values['body'])];
  const problem = wordsProblem(audience, `${heading} ${body}`);
  return (
    <>
      <h2>{translate('documentActs.preview')}</h2>
      <Help>{translate('documentActs.namesHelp')}</Help>
      <Names audience={audience} onChoose={(name) => set({ body: `${body}${body === '' || /\s$/.test(body) ? '' : ' '}${name}` })} />
      {problem ? <Wrong role="status">{translate(problem.message, problem.args)}</Wrong> : null}
      <LetterSheet aria-label={translate('documentActs.preview')}>
        <small>{SAMPLES.organisation}</small>
        <h4><LetterWords text={fillWords(heading, SAMPLES) || '…'} /></h4>
        <p><LetterWords text={fillWords(body, SAMPLES) || '…'} /></p>
      </LetterSheet>
    </>
  );
};
