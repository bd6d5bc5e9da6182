import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { RecordUniformReceiptsDocument } from '../../../../../generated/core-hr/operations.ts';
import { useRights } from '../../../providers/authSession.ts';
import { useChange } from '../../../resource/acts/useChange.ts';
import { Refused } from '../../../shell/pieces/Refused.tsx';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { FailureLine } from '../../../shell/states/FailureLine.tsx';
import { onNarrow } from '../../../shell/widths.ts';
import { useUniformOf } from '../useUniforms.ts';
import { IssuedTable } from './IssuedTable.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { SeenList } from './SeenList.tsx';
import { Standings } from './Standings.tsx';
import type { UniformIssued } from '../useUniforms.ts';

const Parts = styled('div')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(220px, 1fr)', gap: '16px 32px', paddingTop: 4, fontSize: 13, lineHeight: '20px',
  '& h3': { margin: '0 0 4px', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' }, '& .acts': { marginTop: 8 },
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type Props = { readonly employeeId: string; readonly name: string; readonly isLeaving: boolean; /** Whoever looks at the own uniform takes nothing back from themselves. */ readonly isOwn: boolean; /** Issues to record the receipt of: there is no account to acknowledge them with. */ readonly unsigned: number };

/** All of somebody's uniform: what they got and have, what they lack, and how they were seen. */
export const PersonUniform = ({ employeeId, name, isLeaving, isOwn, unsigned }: Props) => {
  const translate = useTranslate();
  const { update: mayUpdate } = useRights('UNIFORM_MONITORING');
  const update = mayUpdate && !isOwn;
  const { data, error, refetch, isFetching } = useUniformOf(employeeId);
  const { run, isWorking, refusal } = useChange('core-hr', true);
  const [returning, setReturning] = useState<readonly UniformIssued[] | null>(null);
  if (error && !data) return <FailureLine error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton widths={[320, 480]} />;
  const waiting = data.issues.filter(({ acknowledgedAt, outstanding }) => acknowledgedAt == null && outstanding > 0);
  const record = (): void => void run(RecordUniformReceiptsDocument, { issueIds: waiting.map(({ id }) => id) }, translate('uniforms.recorded', { smart_count: waiting.length, name }));
  const out = data.issues.filter(({ outstanding, mustReturn }) => outstanding > 0 && mustReturn);
  return (
    <Parts>
      <section aria-label={translate('uniforms.gotOf', { name })}>
        <h3>{translate('uniforms.got')}</h3>
        <IssuedTable issues={data.issues} label={translate('uniforms.gotOf', { name })} {...(update ? { onReturn: (issue: UniformIssued) => setReturning([issue]) } : {})} />
        {update && unsigned > 0 && waiting.length > 0 ? <div className="acts"><Button size="small" variant="outlined" loading={isWorking} onClick={record}>{translate('uniforms.record', { smart_count: waiting.length })}</Button></div> : null}
        {refusal ? <Refused role="alert">{refusal.told.length > 0 ? refusal.told.join(' ') : refusal.message}</Refused> : null}
        {update && isLeaving && out.length > 1 ? <div className="acts"><Button size="small" variant="outlined" onClick={() => setReturning(out)}>{translate('uniforms.returnAll', { smart_count: out.length })}</Button></div> : null}
      </section>
      <section aria-label={translate('uniforms.standingOf', { name })}>
        {data.standings.length > 0 ? <><h3>{translate('uniforms.entitlement')}</h3><Standings standings={data.standings} /></> : null}
        <SeenList observations={data.observations} months={data.months} />
      </section>
      {returning ? <ReturnDialog issues={returning} name={name} onClose={() => setReturning(null)} /> : null}
    </Parts>
  );
};
