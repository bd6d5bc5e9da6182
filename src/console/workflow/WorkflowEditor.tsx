import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { AddWorkflowDocument, ChangeWorkflowDocument } from '../../../generated/dynamic-form-builder/operations.ts';
import { useRights, useSession } from '../providers/authSession.ts';
import { useChange } from '../resource/acts/useChange.ts';
import { SaveBarBox, SaveBarText } from '../resource/form/SaveBar.tsx';
import { useLeaveGuard } from '../resource/form/useLeaveGuard.tsx';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { PageHeader } from '../shell/PageHeader.tsx';
import { Refused } from '../shell/pieces/Refused.tsx';
import { useKept } from '../shell/useKept.ts';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { onNarrow } from '../shell/widths.ts';
import { draftOf, emptyDraft, inputOf, isSame, type Draft, type Kept } from './draft.ts';
import { StepChain } from './StepChain.tsx';
import { WorkflowFacts } from './WorkflowFacts.tsx';
import { WorkflowTest } from './WorkflowTest.tsx';
import { useSentence } from './useSentence.ts';

const path = '/workflow/workflow-builder';

const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 360px', flex: 1, minHeight: 0, [onNarrow]: { display: 'block', overflow: 'auto' } });
const Main = styled('div')({
  overflow: 'auto',
  padding: '20px 24px 32px',
  '& h2': { fontSize: 16, lineHeight: '24px', margin: '32px 0 12px' },
  '& > .sentence': { margin: '0 0 24px', padding: '10px 12px', borderRadius: 8, background: 'var(--accent-wash)', color: 'var(--text)', fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere', maxWidth: 720 },
  '& > ol, & > section': { maxWidth: 720 },
  [onNarrow]: { overflow: 'visible', padding: 16 },
});
const Side = styled('aside')({ overflow: 'auto', padding: 20, borderLeft: '1px solid var(--line)', background: 'var(--sunken)', [onNarrow]: { borderLeft: 0, borderTop: '1px solid var(--line)' } });

/** Problems of the server by what they stand beside: a field, or the number of a step. */
const placed = (problems: readonly { readonly field: string; readonly message: string }[]) => ({
  fields: new Map(problems.map(({ field, message }) => [field.split('.')[0]!, message])),
  steps: new Map(problems.flatMap(({ field, message }) => (/^steps\.\d+/.test(field) ? [[Number(field.split('.')[1]), message] as const] : []))),
});

/** One workflow: what it is for, its steps as a chain, what that means in a sentence, and who would decide for somebody. */
export const WorkflowEditor = ({ kept }: { readonly kept: Kept | undefined }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const sentence = useSentence();
  const rights = useRights('WORKFLOW_BUILDER');
  const isViewing = useSession()?.viewAs != null;
  const isFixed = isViewing || !(kept ? rights.update : rights.add);
  const { taken, keep } = useKept<{ readonly draft: Draft; readonly version: number }>(`workflow ${kept?.id ?? 'new'}`);
  const [base, setBase] = useState({ draft: kept ? draftOf(kept) : emptyDraft, version: taken?.version ?? kept?.version ?? 0 });
  const [draft, setDraft] = useState(taken?.draft ?? base.draft);
  const isDirty = !isSame(draft, base.draft);
  // Untouched, it follows what somebody else saves; what was changed meets that when it is saved.
  if (kept && kept.version > base.version && !isDirty) {
    setBase({ draft: draftOf(kept), version: kept.version });
    setDraft(draftOf(kept));
  }
  keep(isDirty ? { draft, version: base.version } : undefined);
  const { run, isWorking, refusal } = useChange('dynamic-form-builder');
  const [isLeaving, setLeaving] = useState(false);
  const question = useLeaveGuard(() => isDirty && !isLeaving);
  const problems = placed(refusal?.problems ?? []);
  const change = (values: Partial<Draft>): void => setDraft((now) => ({ ...now, ...values }));
  const save = async (): Promise<void> => {
    const input = inputOf(draft);
    const said = translate('form.saved', { name: input.name });
    setLeaving(true);
    const answer = kept ? await run(ChangeWorkflowDocument, { id: kept.id, version: base.version, input }, said) : await run(AddWorkflowDocument, { input }, said);
    setLeaving(false);
    if (answer === undefined) return;
    setBase((was) => ({ ...was, draft }));
    if (!kept && answer.row) await navigate(`${path}/${answer.row.id}`, { replace: true });
  };
  const title = kept ? base.draft.name : translate('workflow.new');
  return (
    <>
      <PageHeader title={title} crumbs={[...crumbs, { label, path }]} favourite={path} favouriteTitle={label} divided />
      <Body>
        <Main>
          <p className="sentence" role="status">{sentence(draft)}</p>
          <WorkflowFacts draft={draft} problems={problems.fields} isFixed={isFixed} onChange={change} />
          <h2>{translate('workflow.steps')}</h2>
          <section>
            <StepChain steps={draft.steps} kind={draft.module} problems={problems.steps} isFixed={isFixed} onChange={(steps) => change({ steps })} />
          </section>
        </Main>
        <Side>
          <WorkflowTest draft={draft} />
        </Side>
      </Body>
      {refusal ? <Refused role="alert">{refusal.told.length > 0 ? refusal.told.join(' ') : refusal.message}</Refused> : null}
      {isFixed ? null : (
        <SaveBarBox>
          <SaveBarText role="status">{translate(isDirty ? 'hiringFlow.unsaved' : 'form.noUnsaved')}</SaveBarText>
          <Button disabled={!isDirty} onClick={() => setDraft(base.draft)}>{translate('form.cancel')}</Button>
          <Button variant="contained" disabled={!isDirty} loading={isWorking} onClick={() => void save()}>{translate('form.save')}</Button>
        </SaveBarBox>
      )}
      {question}
    </>
  );
};
