import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useSession } from '../../providers/authSession.ts';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { onNarrow } from '../../shell/widths.ts';
import { standingKinds } from './standingKinds.ts';
import type { ReadFbpStandingsQuery } from '../../../../generated/tax-and-statutory/operations.ts';
import type { StandingKind } from './standingKinds.ts';

export type Standing = ReadFbpStandingsQuery['answer']['rows'][number];

const Line = styled('li')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(120px, 1fr) minmax(180px, 1.4fr) 220px', gap: '4px 16px', alignItems: 'center', minHeight: 56, padding: '8px 16px', borderBottom: '1px solid var(--hair)',
  '& .who': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', overflowWrap: 'anywhere' },
  '& .state': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .acts': { display: 'flex', gap: 8, justifyContent: 'flex-end' },
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& .until, & .acts': { gridColumn: '1 / -1', justifyContent: 'flex-start' } },
});

type Props = { readonly standing: Standing; readonly kind: StandingKind; readonly mayAct: boolean; readonly isWorking: boolean; readonly onRemind: () => void; readonly onUnlock: () => void };

/** Somebody with what they declared, until when they may, and what payroll can do about it. */
export const StandingLine = ({ standing, kind, mayAct, isWorking, onRemind, onUnlock }: Props) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const isOwn = useSession()?.user.employeeId === String(standing.employeeId);
  const { employeeName, employeeNumber, departmentName, status, declarationId, lockStatus, isUnlocked, isReached } = standing;
  const day = lockStatus.lockDate == null ? '' : writeDate(lockStatus.lockDate, dateFormat);
  const until = lockStatus.status === 'OPEN' ? translate(isUnlocked ? 'declarations.unlockedUntil' : 'declarations.openTo', { day }) : translate(lockStatus.status === 'LOCKED' ? (day === '' ? 'enum.DeclarationLock.LOCKED' : 'declarations.lockedSince') : 'declarations.notReleased', { day });
  const said = translate(status == null ? 'declarations.filter.MISSING' : `enum.DeclarationStatus.${status}`);
  return (
    <Line>
      <div>
        <span className="who">{employeeName}</span>
        <small>{[employeeNumber, departmentName].filter(Boolean).join(' · ')}</small>
      </div>
      <span className="state">
        <StatusMark tone={status === 'SUBMITTED' ? 'ok' : status === 'DRAFT' ? 'wait' : 'none'} />
        {declarationId == null ? said : <Link to={`${standingKinds[kind].path}/declarations/${declarationId}`} aria-label={`${said}: ${employeeName}`}>{said}</Link>}
      </span>
      <small className="until">{until}{status !== 'SUBMITTED' && !isReached ? ` · ${translate('declarations.noAccount')}` : ''}</small>
      <div className="acts">
        {mayAct && status !== 'SUBMITTED' && lockStatus.status === 'OPEN' && isReached ? <Button variant="outlined" disabled={isWorking} onClick={onRemind} aria-label={`${translate('declarations.remind')}: ${employeeName}`}>{translate('declarations.remind')}</Button> : null}
        {mayAct && lockStatus.status !== 'OPEN' && !isOwn ? <Button variant="outlined" disabled={isWorking} onClick={onUnlock} aria-label={`${translate('declarations.unlock')}: ${employeeName}`}>{translate('declarations.unlock')}</Button> : null}
      </div>
    </Line>
  );
};
