import { Suspense, use, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Field, Resource } from '../../../../domain/resource.ts';
import { printedMetadata } from '../../../providers/data/printedMetadata.ts';
import { Dialog } from '../../../shell/pieces/Dialog.tsx';
import type { ImportJob, ProblemGroup, TargetText } from '../job/importJob.ts';
import { createMissing } from '../job/operations.ts';
import { useWizard } from '../WizardContext.ts';
import { fieldOf } from './columns.ts';
import { SuggestBox } from './SuggestBox.tsx';
import { useCreateAct } from './useCreateAct.tsx';

const Line = styled('div')({ marginTop: 16, color: 'var(--text)', '& > span': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)', marginBottom: 4 } });

/** What a new record needs besides its name, which is the text in the file, and what has a default. */
const neededFields = (resource: Resource): readonly Field[] =>
  resource.fields.filter((field) => field.required && !field.readOnly && field.default === undefined && field.kind !== 'rows' && field.name !== resource.title && field.name !== resource.code);

type Props = { readonly job: ImportJob; readonly group: ProblemGroup; readonly onClose: () => void; readonly onMade: () => Promise<unknown>; readonly onFailure: (error: unknown) => void };

const Content = ({ job, group, onClose, onMade, onFailure }: Props) => {
  const translate = useTranslate();
  const { target } = useWizard();
  const endpoint = fieldOf(target.resource, group.target)?.reference?.endpoint ?? target.resource.endpoint;
  const resource = use(useMemo(() => printedMetadata.byType(endpoint, group.creates ?? ''), [endpoint, group.creates]));
  const fields = neededFields(resource);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  const act = useCreateAct(group);
  const isComplete = fields.every(({ key }) => (texts[key] ?? '').trim() !== '');
  const make = async (): Promise<void> => {
    setIsSending(true);
    const values: TargetText[] = fields.map(({ key }) => ({ target: key, text: (texts[key] ?? '').trim() }));
    await createMissing(job.id, group.target, values).then(onMade).catch(onFailure);
    onClose();
  };
  return (
    <Dialog
      title={act?.label ?? group.message}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" disabled={!isComplete || isSending} onClick={() => void make()}>
            {act?.label ?? translate('import.continue')}
          </Button>
        </>
      }
    >
      {translate(fields.length > 0 ? 'import.fix.createNeeds' : 'import.fix.createText')}
      {fields.map((field) => {
        const label = translate(`${resource.name}.${field.name}`);
        return (
          <Line key={field.key}>
            <span aria-hidden>{label}</span>
            <SuggestBox field={field} label={label} text={texts[field.key] ?? ''} onText={(text) => setTexts((now) => ({ ...now, [field.key]: text }))} onTake={() => undefined} />
          </Line>
        );
      })}
    </Dialog>
  );
};

/** Makes the records that a column names and that do not exist, together with the import; asks for what else they need. */
export const CreateDialog = (props: Props) => (
  <Suspense>
    <Content {...props} />
  </Suspense>
);
