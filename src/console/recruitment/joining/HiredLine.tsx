import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { Portrait } from '../../fields/image/Portrait.tsx';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { useRights } from '../../providers/authSession.ts';
import { statusLook } from '../../fields/status/statusLook.ts';
import { useFocusKept } from '../../shell/pieces/useFocusKept.ts';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { onNarrow } from '../../shell/widths.ts';
import { Progress } from './Progress.tsx';
import type { HiredCandidate } from './useOnboardingCandidates.ts';

const Line = styled('li')({
  display: 'grid', gridTemplateColumns: '40px minmax(0, 2fr) minmax(120px, 1fr) minmax(150px, 1fr) minmax(170px, auto) 168px', gap: 12, alignItems: 'center', padding: '10px 16px', borderBottom: '1px solid var(--hair)',
  '& p': { margin: 0, overflowWrap: 'anywhere' }, '& .who': { fontWeight: 500 }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', overflowWrap: 'anywhere' }, '& .late': { color: 'var(--bad)' },
  '& .state': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 }, '& .acts': { display: 'flex', justifyContent: 'flex-end' },
  '&[data-picks]': { gridTemplateColumns: '24px 40px minmax(0, 2fr) minmax(120px, 1fr) minmax(150px, 1fr) minmax(170px, auto) 168px' },
  [onNarrow]: {
    gridTemplateColumns: '40px minmax(0, 1fr)', gap: '6px 12px', '& > div': { gridColumn: 2 }, '& .acts': { justifyContent: 'flex-start' },
    '&[data-picks]': { gridTemplateColumns: '24px 40px minmax(0, 1fr)', '& > div': { gridColumn: 3 }, '& > .pick': { gridColumn: 1 } },
  },
});

const DAY = 86_400_000;

/** Whether their onboarding can be started now. */
export const isStartable = ({ due }: HiredCandidate): boolean => due === 'START';

type Props = { readonly candidate: HiredCandidate; readonly today: string; readonly now: number; readonly onStart: () => void; /** Null where nobody in the list can be chosen. */ readonly isPicked: boolean | null; readonly onPick: () => void };

/** One hired candidate: when they join, how far they are, and what is due. */
export const HiredLine = ({ candidate, today, now, onStart, isPicked, onPick }: Props) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const { add } = useRights('RECRUITMENT_ONBOARDING');
  const { view: seesCandidates } = useRights('JOB_CANDIDATES');
  const { view: seesEmployees, add: mayMake } = useRights('EMPLOYEES');
  const { candidateId, name, jobPost, joiningDate, status, specialist, invitedOn, individualId, employeeId, employeeNumber, done, of } = candidate;
  // Who may not make employees looks at what was sent.
  const due = candidate.due === 'MAKE_EMPLOYEE' && !mayMake ? 'REVIEW' : candidate.due;
  const isLate = joiningDate != null && joiningDate <= today && status !== 'ONBOARDED' && status !== 'CANCELLED';
  const page = status === 'ONBOARDED' ? '/onboarding/onboarded-individuals' : '/onboarding/individuals';
  return (
    <Line data-picks={isPicked !== null || undefined} {...useFocusKept<HTMLLIElement>()}>
      {isPicked === null ? null : <div className="pick">{isStartable(candidate) ? <Checkbox checked={isPicked} onChange={onPick} slotProps={{ input: { 'aria-label': translate('onboard.pick', { name }) } }} /> : null}</div>}
      <Portrait id={String(candidateId)} name={name} photo={candidate.photo} size={40} />
      <div>
        <p>{seesCandidates ? <Link className="who" to={`/recruitment/job-candidates/${candidateId}`}>{name}</Link> : <span className="who">{name}</span>}</p>
        <small>{[jobPost, specialist].filter(Boolean).join(' · ')}</small>
      </div>
      <div className={isLate ? 'late' : undefined}>{joiningDate ? translate(status === 'ONBOARDED' && joiningDate <= today ? 'onboard.joined' : 'onboard.joins', { day: writeDate(joiningDate, dateFormat) }) : translate('onboard.noDay')}</div>
      <div>
        <span className="state">
          <StatusMark tone={status == null ? 'none' : statusLook(status, 'OnboardingStatus')} />
          {status == null ? translate('onboard.filter.notStarted') : translate(`enum.OnboardingStatus.${status}`)}
        </span>
        {due === 'REMIND' && invitedOn ? <small>{translate('onboard.silentShort', { smart_count: Math.floor((now - Date.parse(invitedOn)) / DAY) })}</small> : null}
        {employeeNumber ? <small>{employeeNumber}</small> : null}
      </div>
      <div>{done != null && of != null && status !== 'ONBOARDED' && status !== 'CANCELLED' ? <Progress done={done} of={of} /> : null}</div>
      <div className="acts" data-keeps-focus>
        {due === 'START' && add ? <Button variant="outlined" onClick={onStart} aria-label={`${translate('onboard.start.menu')}: ${name}`}>{translate('enum.OnboardingDue.START')}</Button> : null}
        {status === 'ONBOARDED' && employeeId != null && seesEmployees ? <Button component={Link} to={`/core-hr/employees/${employeeId}`}>{translate('onboard.openEmployee')}</Button> : null}
        {individualId != null && due !== 'NOTHING' ? <Button variant={due === 'WAIT' ? 'text' : 'outlined'} component={Link} to={`${page}/${individualId}`} aria-label={`${translate('onboard.open', { name })}: ${translate(`enum.OnboardingDue.${due}`)}`}>{translate(`enum.OnboardingDue.${due}`)}</Button> : null}
        {individualId == null && status != null && due !== 'NOTHING' ? <small>{translate(`enum.OnboardingDue.${due}`)}</small> : null}
      </div>
    </Line>
  );
};
