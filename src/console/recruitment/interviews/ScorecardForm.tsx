import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { KeepFeedbackDocument } from '../../../../generated/recruitment/operations.ts';
import { onPhone } from '../../shell/widths.ts';
import { OverallPart } from './OverallPart.tsx';
import { Refusal } from './Refusal.tsx';
import { Wrong, useFirstWrong } from './Wrong.tsx';
import { ReopenCard } from './ReopenCard.tsx';
import { ScoreLine } from './ScoreLine.tsx';
import { useDraftCard, type Keeping } from './useDraftCard.ts';
import { told, type Card, type Place, type SkillValue } from './useScorecard.ts';
import { useChange } from '../../resource/acts/useChange.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, '& > *': { maxWidth: 744 }, '& > p': { margin: '0 0 16px', color: 'var(--text-2)' }, '& h2': { fontSize: 14, lineHeight: '20px', margin: '16px 0 4px' }, '& h2:first-of-type': { marginTop: 0 } });
const Foot = styled('footer')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 56, padding: '8px 16px', borderTop: '1px solid var(--line)', flex: 'none', '& > p': { flex: 1, margin: 0, color: 'var(--text-2)' }, [onPhone]: { flexWrap: 'wrap', '& > p': { flexBasis: '100%' } } });

const KEPT: Readonly<Record<Keeping, string>> = { none: 'interviews.submitHint', kept: 'interviews.saved', keeping: 'interviews.saving', open: 'interviews.unsaved', failed: 'interviews.unsaved' };

/** The lines of a scorecard, kept as a draft while they are written, and how it is submitted. */
export const ScorecardForm = ({ place, card }: { readonly place: Place; readonly card: Card }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { values, change, keeping, submitBy, question } = useDraftCard(place, card);
  const { run, isWorking, refusal } = useChange('recruitment');
  useFirstWrong(refusal);
  const isSubmitted = card.status === 'SUBMITTED';
  const best = card.maxScorePerSkill;
  const said = (field: string): string | undefined => refusal?.problems.find((problem) => problem.field === field)?.message;
  // What is missing stands where it is missing, until it is there.
  const wrong = { skills: values.skills.every(({ score }) => score === null) ? said('skills') : undefined, recommendation: values.recommendation === null ? said('recommendation') : undefined };
  const below = refusal?.problems.filter(({ field }) => field !== 'skills' && field !== 'recommendation').map(({ message }) => message) ?? [];
  const changeSkill = (at: number, part: Partial<SkillValue>): void => change({ skills: values.skills.map((skill, place$) => (place$ === at ? { ...skill, ...part } : skill)) });
  const submit = async (): Promise<void> => {
    if (await submitBy(() => run(KeepFeedbackDocument, { ...told(place, values), submit: true, reopen: false, reason: null }, () => translate('interviews.submitted')))) void navigate('/recruitment/pending-feedback');
  };
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label={translate('scorecard', { smart_count: 1 })}>
        <p>{values.skills.length === 0 ? translate('interviews.noSkills') : isSubmitted ? '' : `${translate('interviews.scale', { best })} ${translate('interviews.keys', { best: Math.min(best, 9) })}`}</p>
        {wrong.skills ? <Wrong id="scorecard-skills-problem">{wrong.skills}</Wrong> : null}
        {values.skills.map((skill, at) => (
          <div key={`${skill.category} ${skill.skillId}`}>
            {skill.category === values.skills[at - 1]?.category ? null : <h2>{skill.category}</h2>}
            <ScoreLine value={skill} best={best} readOnly={isSubmitted} onChange={(part) => changeSkill(at, part)} />
          </div>
        ))}
        <OverallPart values={values} problem={wrong.recommendation} readOnly={isSubmitted} onChange={change} />
        {refusal && (below.length > 0 || refusal.problems.length === 0) ? <Refusal refusal={{ ...refusal, told: below }} /> : null}
      </Scroll>
      <Foot>
        {isSubmitted ? (
          <>
            <p>{translate('enum.ScorecardStatus.SUBMITTED')}</p>
            <ReopenCard place={place} />
          </>
        ) : (
          <>
            <p role="status">{translate(KEPT[keeping])}</p>
            <Button variant="contained" loading={isWorking} onClick={() => void submit()}>{translate('interviews.submit')}</Button>
          </>
        )}
      </Foot>
      {question}
    </>
  );
};
