import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Plus from 'lucide-react/icons/plus';
import { SaveHiringFlowDocument } from '../../../../generated/recruitment/operations.ts';
import { useRights } from '../../providers/authSession.ts';
import { SaveBarBox, SaveBarText } from '../../resource/form/SaveBar.tsx';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.tsx';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { refusalText } from '../candidates/acts/refusalText.ts';
import { DeleteStageDialog } from './DeleteStageDialog.tsx';
import { DeleteStatusDialog } from './DeleteStatusDialog.tsx';
import { FlowBoard } from './FlowBoard.tsx';
import { MeanwhileNote } from './MeanwhileNote.tsx';
import { StagePanel } from './StagePanel.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import { isNew, placed, stageMoved, statusesIn, withNewStage, withNewStatus, withoutStatus, withStage, withStatus } from './flowDraft.ts';
import { useFlowDraft } from './useFlowDraft.ts';
import type { Flow, Stage } from './flowDraft.ts';
import type { FlowDesign } from './useFlowDesign.ts';

const path = '/settings/recruitment/hiring-flow';
const Whole = styled('div')({ position: 'relative', display: 'flex', flex: 1, minWidth: 0, minHeight: 0 });

/** The flow being designed: everything that was changed is saved at once. */
export const FlowEditor = ({ design: { flow: kept, counts } }: { readonly design: FlowDesign }) => {
  const translate = useTranslate();
  const show = useSnackbar();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const rights = useRights('HIRING_FLOW');
  const { flow, opened, meanwhile, isDirty, setFlow, open, close, discard, saved } = useFlowDraft(kept);
  const [deleting, setDeleting] = useState<string>();
  const { run, isWorking, refusal } = useChange('recruitment');
  const question = useLeaveGuard(() => isDirty);
  const stage = opened?.kind === 'stage' ? flow.stages.find(({ key }) => key === opened.key) : undefined;
  const status = opened?.kind === 'status' ? flow.statuses.find(({ key }) => key === opened.key) : undefined;
  const mayAdd = rights.update && rights.add;
  const change = (next: Flow): void => (rights.update ? setFlow(next) : undefined);
  const save = async (): Promise<void> => {
    if (!isDirty) show({ type: 'info', message: translate('hiringFlow.none') });
    else await run(SaveHiringFlowDocument, { stages: [...flow.stages], statuses: [...flow.statuses] }, () => {
        saved(flow);
        return translate('hiringFlow.saved');
      });
  };
  const addStage = (): void => {
    const made = withNewStage(flow, translate('hiringFlow.newStage'));
    setFlow(made.flow);
    open('stage', made.key);
  };
  const addStatus = (to: string): void => {
    const made = withNewStatus(flow, to, translate('hiringFlow.newStatus'));
    setFlow(made.flow);
    open('status', made.key);
  };
  /** What was not saved yet only leaves the draft. */
  const deleteStage = (one: Stage): void => {
    if (!isNew(one)) return setDeleting(one.key);
    setFlow({ ...flow, stages: flow.stages.filter(({ key }) => key !== one.key) });
    close();
  };
  const deleted = (): void => {
    setDeleting(undefined);
    close();
    // What had the focus went with it.
    document.getElementById('sheet')?.focus({ preventScroll: true });
  };
  const removed = status && deleting === status.key ? status : undefined;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} actions={mayAdd ? [{ key: 'stage', kind: 'outlined', label: translate('hiringFlow.addStage'), icon: <Plus />, run: addStage }] : []} divided />
      <Whole>
        <FlowBoard flow={flow} counts={counts} opened={opened?.key} mayChange={rights.update} mayAdd={mayAdd} onChange={change} onOpen={open} onAdd={addStatus} />
        {stage ? (
          <StagePanel
            key={opened?.name}
            flow={flow}
            stage={stage}
            onDelete={rights.delete ? () => deleteStage(stage) : undefined}
            whyNotDelete={isNew(stage) ? (statusesIn(flow, stage.key).length > 0 ? translate('hiringFlow.stageFull') : undefined) : isDirty ? translate('hiringFlow.saveFirst') : undefined}
            onChange={(values) => change(withStage(flow, stage.key, values))}
            onMove={(by) => change(stageMoved(flow, stage.key, by))}
            onClose={close}
          />
        ) : null}
        {status ? (
          <StatusPanel
            key={opened?.name}
            flow={flow}
            status={status}
            mayChange={rights.update}
            onDelete={
              rights.delete
                ? () => {
                    if (!isNew(status)) return setDeleting(status.key);
                    setFlow(withoutStatus(flow, status.key));
                    close();
                  }
                : undefined
            }
            whyNotDelete={status.isDefault ? translate('hiringFlow.firstStays') : isDirty && !isNew(status) ? translate('hiringFlow.saveFirst') : undefined}
            onChange={(values) => change(withStatus(flow, status.key, values))}
            onStage={(to) => change(placed(flow, status.key, to, statusesIn(flow, to).length))}
            onClose={close}
          />
        ) : null}
      </Whole>
      {meanwhile && isDirty ? <MeanwhileNote flow={flow} meanwhile={meanwhile} /> : null}
      {refusal ? <Refused role="alert">{refusalText(refusal, translate)}</Refused> : null}
      {rights.update ? (
        <SaveBarBox>
          <SaveBarText role="status">{translate(isDirty ? 'hiringFlow.unsaved' : 'form.noUnsaved')}</SaveBarText>
          <Button disabled={!isDirty} onClick={discard}>
            {translate('form.cancel')}
          </Button>
          <Button variant="contained" loading={isWorking} onClick={() => void save()}>
            {translate('form.save')}
          </Button>
        </SaveBarBox>
      ) : null}
      {removed ? (
        <DeleteStatusDialog
          flow={flow}
          status={removed}
          counts={counts}
          onClose={() => setDeleting(undefined)}
          onDeleted={deleted}
        />
      ) : null}
      {stage && deleting === stage.key ? <DeleteStageDialog stage={stage} onClose={() => setDeleting(undefined)} onDeleted={deleted} /> : null}
      {question}
    </>
  );
};
