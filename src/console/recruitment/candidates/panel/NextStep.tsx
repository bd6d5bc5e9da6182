import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useIsViewing } from '../../../providers/authSession.ts';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { Refused } from '../../../shell/pieces/Refused.tsx';
import { Tooltip } from '../../../shell/pieces/Tooltip.tsx';
import { refusalText } from '../acts/refusalText.ts';
import { StatusDialog } from '../acts/StatusDialog.tsx';
import { stepsFrom } from '../flow/stepsFrom.ts';
import { whyNotStep } from '../flow/step.ts';
import { useHiringFlow } from '../flow/useHiringFlow.ts';
import { useMove } from '../flow/useMove.tsx';
import { useTellWhyNot } from '../flow/useTellWhyNot.ts';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Bar = styled('footer')({ flex: 'none', borderTop: '1px solid var(--line)', '& > div': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, padding: '10px 16px' } });

/** What comes next for a candidate: to turn them down, to choose where they go, or to go on along the flow with one press. */
export const NextStep = ({ target, record }: TabProps) => {
  const translate = useTranslate();
  const steps = useHiringFlow();
  const [asked, setAsked] = useState<{ readonly to?: string }>();
  const { mayUpdate } = useFieldRights(target.resource, target.screen);
  const isViewing = useIsViewing();
  const tellWhyNot = useTellWhyNot({ target, record });
  const { move: moveTo, isWorking, refusal, question } = useMove(record);
  if (!steps || isViewing || !mayUpdate || target.screen.form !== 'JOB_CANDIDATES' || record['standing'] !== 'ACTIVE') return null;
  const { from, next, rejected } = stepsFrom(steps, String(record['statusId']));
  const why = next && whyNotStep(from, next, record, translate);
  const move = (): void => {
    if (!next || !from || isWorking) return;
    if (why !== undefined) return tellWhyNot(from, next, why);
    moveTo(from, next);
  };
  const label = next ? translate('candidates.moveTo', { status: next.name }) : '';
  return (
    <Bar>
      {refusal ? (
        <Refused role="alert" style={{ margin: '12px 16px 0' }}>
          {refusalText(refusal, translate)}
        </Refused>
      ) : null}
      <div>
        {rejected ? (
          <Button variant="outlined" color="error" onClick={() => setAsked({ to: rejected.id })}>
            {translate('candidates.reject')}
          </Button>
        ) : null}
        <Button variant="text" onClick={() => setAsked({})}>
          {translate('candidates.moveElsewhere')}
        </Button>
        <span style={{ flex: 1 }} />
        {next ? (
          <Tooltip title={why ?? ''}>
            <Button variant="contained" loading={isWorking} aria-disabled={why === undefined ? undefined : true} aria-description={why} onClick={move}>
              {label}
            </Button>
          </Tooltip>
        ) : null}
      </div>
      {question}
      {asked ? <StatusDialog target={target} ids={[record.id]} {...asked} onClose={() => setAsked(undefined)} onDone={() => setAsked(undefined)} /> : null}
    </Bar>
  );
};
