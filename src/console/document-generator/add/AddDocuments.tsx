import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { AddDocumentsDocument, ReadDocumentTemplatesDocument, type ReadDocumentTemplatesQuery } from '../../../../generated/document-signing/operations.ts';
import { SelectBox } from '../../fields/input/SelectBox.tsx';
import { plainField } from '../../fields/plainField.ts';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { PageBody, PageColumn } from '../../resource/form/PageBody.tsx';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PenLineDrawing } from '../../shell/drawings/PenLineDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { LetterSheet, LetterWords } from '../../shell/pieces/LetterSheet.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { People, type Person } from './People.tsx';

const path = '/document-generator/new';
const LIST = '/document-generator';
const Parts = styled('form')({ display: 'grid', gap: 20, maxWidth: 688, padding: '16px 0 24px', '& > div:last-of-type': { display: 'flex', gap: 8 } });

type Template = ReadDocumentTemplatesQuery['answer']['rows'][number];

const Adding = ({ templates }: { readonly templates: readonly Template[] }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { run, isWorking, refusal } = useChange('document-signing', true);
  const { values, show, isComplete, left } = useAsked(null, {}, refusal);
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [hasTried, setTried] = useState(false);
  const template = templates.find(({ id }) => id === values['templateId']);
  const isForCandidates = template?.audience === 'CANDIDATE';
  // Whom one template is for the other may not be.
  const [audience, setAudience] = useState<string>();
  if (template && audience !== template.audience) {
    setAudience(template.audience);
    setPeople([]);
  }
  const asked: readonly Asked[] = [{ field: plainField('templateId', 'reference', { required: true }), label: translate('generatedDocument.template'), control: (props) => <SelectBox {...props} choices={templates.map(({ id, name, audience: of }) => ({ value: id, label: `${name} · ${translate(`enum.DocumentAudience.${of}`)}` }))} onChoose={props.onChange} /> }];
  const act = async (): Promise<void> => {
    setTried(true);
    if (!isComplete(asked) || people.length === 0 || !template) return;
    const ids = people.map(({ id }) => Number(id));
    const made = await run(AddDocumentsDocument, { templateId: Number(template.id), ...(isForCandidates ? { candidateIds: ids } : { employeeIds: ids }) }, translate('documentActs.added', { smart_count: ids.length }), () => void navigate(LIST));
    if (made) await navigate(made.documentIds.length === 1 ? `${LIST}/${made.documentIds[0]!}${made.missing.length > 0 ? '/edit' : ''}` : LIST);
  };
  const said = left(asked);
  return (
    <PageBody as="div">
      <PageColumn>
        <Parts
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isWorking) void act();
          }}
        >
          {asked.map((one) => show(one))}
          {template ? <People key={template.audience} type={isForCandidates ? 'Candidate' : 'Employee'} people={people} onChange={setPeople} problem={hasTried && people.length === 0 ? translate('documents.nobody') : undefined} /> : null}
          {template && template.signatories && template.signatories.length > 0 ? <Note tone="info" title={translate('documentActs.signedBy', { names: template.signatories.map(({ role, employee }) => employee?.title ?? translate(`enum.SignatoryRole.${role}`)).join(' → ') })} /> : null}
          {template ? (
            <LetterSheet aria-label={translate('documentActs.preview')}>
              <h4><LetterWords text={template.heading} /></h4>
              <p style={{ marginBottom: 0 }}><LetterWords text={template.body} /></p>
            </LetterSheet>
          ) : null}
          {said ? <Refused as="div" role="alert">{[said.message, ...said.told].filter(Boolean).join(' ')}</Refused> : null}
          <div>
            <Button type="submit" variant="contained" loading={isWorking}>{translate('documentActs.addAct', { smart_count: Math.max(1, people.length) })}</Button>
            <Button onClick={() => void navigate(LIST)}>{translate('shell.cancel')}</Button>
          </div>
        </Parts>
      </PageColumn>
    </PageBody>
  );
};

/** /document-generator/new: a template, for whom, and a draft for each of them. */
export const AddDocuments = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const crumbs = useCrumbs(path);
  const { data, error, refetch } = useQuery({ queryKey: ['document-templates'], queryFn: async ({ signal }) => (await askAnswer('document-signing', ReadDocumentTemplatesDocument, {}, signal)).rows });
  return (
    <>
      <PageHeader title={translate('screen.document-generator.new')} crumbs={crumbs} favourite={path} divided />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && data === undefined ? <Skeleton widths={[320, 200, 480]} /> : null}
      {data?.length === 0 ? <EmptyState drawing={<PenLineDrawing />} title={translate('documentActs.noTemplates')} message={translate('documentTemplate.empty')} action={{ label: translate('documentActs.toTemplates'), run: () => void navigate('/document-generator/templates') }} /> : null}
      {data && data.length > 0 ? <Adding templates={data} /> : null}
    </>
  );
};
