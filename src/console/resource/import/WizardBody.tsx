import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { ActionStep } from './action/ActionStep.tsx';
import { ConfirmStep } from './confirm/ConfirmStep.tsx';
import { FileStep } from './file/FileStep.tsx';
import { useFile } from './file/useFile.ts';
import type { Step } from './frame/Steps.tsx';
import { WizardFrame } from './frame/WizardFrame.tsx';
import { Working } from './frame/Working.tsx';
import type { ImportAction } from './job/importJob.ts';
import { cancelImport, commitImport, mapImport } from './job/operations.ts';
import { useImportJob } from './job/useImportJob.ts';
import { useLabelledJob } from './job/useLabelledJob.ts';
import { MatchStep } from './match/MatchStep.tsx';
import { EndedStep } from './result/EndedStep.tsx';
import { ResultStep } from './result/ResultStep.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';
import { stepOf } from './stepOf.ts';
import { useWritten } from './result/useWritten.ts';
import { useWizard } from './WizardContext.ts';

/** The wizard on its way: the import of the address, the step it is in or the person went back to, and what each step sets off. */
export const WizardBody = ({ id }: { readonly id: string | undefined }) => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { target, title, mayImport, open, number } = useWizard();
  const { job: told, isAway, error, isLoading, refetch, refresh } = useImportJob(id);
  const job = useLabelledJob(told, target.resource);
  const [wanted, setWanted] = useState<Step>();
  const [chosenAction, setChosenAction] = useState<ImportAction>(mayImport ? 'IMPORT' : 'UPDATE');
  const action = job?.action ?? chosenAction;
  const mine = useRef<string>(id);
  const chosen = useFile(target.resource.type, action, (started) => {
    mine.current = started;
    setWanted('file');
    open(started);
  });
  const { give } = chosen;
  useEffect(() => {
    if (id === mine.current) return;
    mine.current = id;
    setWanted(undefined);
    give();
  }, [give, id]);
  const reviewed = useRef<string>(undefined);
  if (job?.state === 'REVIEW') reviewed.current = job.id;
  useWritten(job);

  const refused = (failure: unknown): void => tellFailure(failure, { action: 'import' });
  const act = async (work: Promise<unknown>): Promise<void> => {
    await work.catch(refused);
    await refresh();
  };
  const toFile = (): void => {
    mine.current = undefined;
    setWanted('file');
    open(undefined);
  };
  const drop = (): void => {
    chosen.give();
    if (job && job.state !== 'FAILED') void cancelImport(job.id).catch(refused);
    toFile();
  };
  const choose = (file: File): void => {
    if (job) toFile();
    void chosen.choose(file);
  };

  if (error && (!told || isGone(error))) return <WizardFrame step="action"><ErrorState error={error} onRetry={() => void refetch()} /></WizardFrame>;
  if (isLoading) return <WizardFrame step="file"><Skeleton widths={[320, 200, 480, 480, 480]} /></WizardFrame>;
  if (job?.state === 'DONE') return <ResultStep job={job} refresh={refresh} />;
  if (job?.state === 'CANCELLED') return <EndedStep job={job} />;
  const step = stepOf(job, wanted);
  const cancel = (): void => void (job && act(cancelImport(job.id)));
  if (job?.state === 'COMMITTING') {
    return <WizardFrame step="confirm"><Working what={translate(job.action === 'UPDATE' ? 'import.working.update' : 'import.working.add', { file: job.fileName })} done={job.progress} total={job.ready} text={translate('import.rows', { smart_count: job.ready, number: number(job.ready) })} isAway={isAway} onCancel={cancel} /></WizardFrame>;
  }
  switch (step) {
    case 'action':
      return <ActionStep action={action} onChoose={(next) => { setChosenAction(next); if (job) drop(); }} onContinue={() => setWanted('file')} />;
    case 'file':
      return <FileStep chosen={chosen} job={job} isAway={isAway} onFile={choose} onGo={setWanted} onContinue={() => setWanted('match')} onRemove={drop} />;
    case 'match':
      if (job) return <MatchStep key={job.id} job={job} onGo={setWanted} onCheck={async (mapping) => { await mapImport(job.id, mapping); reviewed.current = undefined; setWanted(undefined); await refresh(); }} />;
      break;
    case 'review':
      if (job && job.state === 'CHECKING' && reviewed.current !== job.id) return <WizardFrame step="review"><Working what={translate('import.working.check', { file: job.fileName })} done={job.progress} total={job.total} isAway={isAway} onCancel={cancel} /></WizardFrame>;
      if (job) return <ReviewStep job={job} refresh={refresh} onGo={setWanted} onContinue={() => setWanted('confirm')} onCommit={() => act(commitImport(job.id, true))} onUncreate={(field) => void (job.mapping && act(mapImport(job.id, { ...job.mapping, create: job.mapping.create.filter((one) => one.target !== field) })))} />;
      break;
    case 'confirm':
      if (job) return <ConfirmStep job={job} onGo={setWanted} onCommit={(reason) => act(commitImport(job.id, true, reason))} />;
  }
  return <WizardFrame step="action"><ErrorState error={new Error(title)} onRetry={() => open(undefined)} /></WizardFrame>;
};
