import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { FillInFormDocument, ReadFormToAnswerDocument, type ReadFormToAnswerQuery } from '../../../../generated/dynamic-form-builder/operations.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { Unreadable } from '../../fields/input/unreadable.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useAsked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { PageBody, PageColumn } from '../../resource/form/PageBody.tsx';
import { DashedDrawing } from '../../shell/drawings/DashedDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { keyOfQuestion, questionAsked } from './questionAsked.tsx';

type ToAnswer = ReadFormToAnswerQuery['answer'];
type QuestionToAnswer = ToAnswer['questions'][number];

export const path = '/employee-self-service/forms-to-fill';

const Column = styled('div')({ display: 'grid', gap: 20, maxWidth: 688, padding: '16px 0', '& > p': { margin: 0, fontSize: 14, lineHeight: '20px', color: 'var(--text-2)', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });
const Answers = styled('dl')({ margin: 0, display: 'grid', gap: 14, '& dt': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' }, '& dd': { margin: '2px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });
const Fields = styled('form')({ display: 'grid', gap: 20, '& [data-kind] > label:first-of-type': { fontSize: 14, lineHeight: '20px', color: 'var(--text)' } });

const startOf = ({ kind, values }: QuestionToAnswer): unknown => (values.length === 0 ? null : kind === 'CHOICES' ? values : kind === 'NUMBER' ? Number(values[0]) : values[0]);
const valuesOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : value === null || value === undefined || value === '' ? [] : [value instanceof Unreadable ? value.text : String(value)]);

const FillForm = ({ form, onDone }: { readonly form: ToAnswer; readonly onDone: () => void }) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('dynamic-form-builder', true);
  const start = Object.fromEntries(form.questions.map((one) => [keyOfQuestion(one), startOf(one)]));
  const { values, show, isComplete, left } = useAsked(`fill-in ${form.formId}`, start, refusal);
  const asked = form.questions.map((one) => questionAsked({ ...one, hint: one.hint ?? null }, translate));
  const said = left(asked);
  const send = async (): Promise<void> => {
    if (!isComplete(asked)) return;
    const answers = form.questions.map((one) => ({ questionId: one.questionId, values: valuesOf(values[keyOfQuestion(one)]) }));
    if (await run(FillInFormDocument, { formId: form.formId, answers }, ({ changeSet }) => (changeSet ? translate('formsToFill.sent', { name: form.name }) : null), false)) onDone();
  };
  return (
    <Fields
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWorking) void send();
      }}
    >
      {asked.map(show)}
      <span style={{ fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }}>{translate('formsToFill.named')}</span>
      {said ? <Refused as="div" role="alert">{[said.message, ...said.told].filter(Boolean).join(' ')}</Refused> : null}
      <div>
        <Button type="submit" variant="contained" loading={isWorking}>{translate(form.answeredOn ? 'formsToFill.sendChange' : 'formsToFill.send')}</Button>
      </div>
    </Fields>
  );
};

const Given = ({ questions }: { readonly questions: readonly QuestionToAnswer[] }) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const textOf = ({ kind, values }: QuestionToAnswer): string => {
    if (values.length === 0) return translate('formsToFill.nothing');
    if (kind === 'YES_NO') return translate(values[0] === 'YES' ? 'shell.yes' : 'shell.no');
    return kind === 'DATE' ? writeDate(values[0]!, dateFormat) : values.join('\n');
  };
  return (
    <Answers>
      {questions.map((one) => (
        <div key={one.questionId}>
          <dt>{one.question}</dt>
          <dd style={one.values.length === 0 ? { color: 'var(--text-3)' } : undefined}>{textOf(one)}</dd>
        </div>
      ))}
    </Answers>
  );
};

/** One form that is for me: to fill in, to change while it may be, or to read what I answered. */
export const FillPage = ({ formId }: { readonly formId: number }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = useScreenLabel()({ path });
  const { dateFormat } = useCellFormats();
  const { data, error, refetch } = useQuery({ queryKey: ['form-to-answer', formId], queryFn: ({ signal }) => askAnswer('dynamic-form-builder', ReadFormToAnswerDocument, { formId }, signal), retry: false });
  const back = { label: translate('formsToFill.toList'), run: () => void navigate(path) };
  if (error && isGone(error)) return <EmptyState isPage drawing={<DashedDrawing />} title={translate('formsToFill.gone')} message={translate('formsToFill.goneWhy')} action={back} />;
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[320, 480, 480]} />;
  const { name, introduction, dueOn, answeredOn, isOpen, questions } = data;
  const note = answeredOn ? translate(isOpen ? 'formsToFill.mayChange' : 'formsToFill.final') : isOpen ? (dueOn ? translate('formsToFill.until', { day: writeDate(dueOn, dateFormat) }) : null) : translate('formsToFill.over');
  return (
    <>
      <PageHeader title={name} crumbs={[{ label, path }]} divided />
      <PageBody as="div">
        <PageColumn>
          <Column>
            {note ? <Note tone={answeredOn ? 'success' : 'info'} title={note} /> : null}
            {introduction ? <p>{introduction}</p> : null}
            {isOpen ? <FillForm key={answeredOn ?? ''} form={data} onDone={() => void navigate(path)} /> : answeredOn ? <Given questions={questions} /> : null}
          </Column>
        </PageColumn>
      </PageBody>
    </>
  );
};
