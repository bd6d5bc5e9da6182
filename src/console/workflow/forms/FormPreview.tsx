import { useTranslate } from 'ra-core';
import { styled } from '@mui/material/styles';
import { choicesOf, hasChoices, type QuestionKind } from '../../../domain/dynamic-forms/questions.ts';
import { useAsked } from '../../resource/acts/useAsked.tsx';
import { questionAsked } from './questionAsked.tsx';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

type RowOfForm = { readonly id?: string; readonly question?: unknown; readonly kind?: QuestionKind; readonly isRequired?: unknown; readonly choices?: unknown; readonly hint?: unknown };

const Paper = styled('div')({ display: 'grid', gap: 18, padding: 20, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', '& h3': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' }, '& > p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: 'var(--text-2)' }, '& [data-kind] > label:first-of-type': { fontSize: 14, lineHeight: '20px', color: 'var(--text)' } });

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The form as whoever fills it in meets it, to be tried: nothing of it is kept. */
export const FormPreview = ({ values }: FormAsideProps) => {
  const translate = useTranslate();
  const { show } = useAsked(null, {});
  const rows = (Array.isArray(values['questions']) ? values['questions'] : []) as readonly RowOfForm[];
  const questions = rows.flatMap(({ question, kind = 'SHORT_TEXT', isRequired, choices, hint }, at) =>
    text(question) === '' ? [] : [{ questionId: String(at), question: text(question), kind, isRequired: isRequired === true, choices: hasChoices(kind) ? choicesOf({ choices: text(choices) }) : [], hint: text(hint) || null }],
  );
  return (
    <>
      <h2>{translate('dynamicForms.preview')}</h2>
      <Paper aria-label={translate('dynamicForms.preview')} role="group">
        <h3>{text(values['name']) || '…'}</h3>
        {text(values['introduction']) === '' ? null : <p>{text(values['introduction'])}</p>}
        {questions.length === 0 ? <p>{translate('dynamicForms.previewNone')}</p> : questions.map((one) => show(questionAsked(one, translate)))}
      </Paper>
    </>
  );
};
