import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { RecordRoundResultDocument } from '../../../../generated/recruitment/operations.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Refusal } from './Refusal.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { useKeptState } from '../../shell/useKeptState.ts';
import type { RoundProps } from './RoundActs.tsx';

type Member = RoundProps['round']['panelDetails'][number];

/** Ratings go from 1 to 5. */
const BEST_RATING = 5;

/** With what a member's score begins: that of the scorecard; where the round asked for no skills, how the member rated overall, as far as both are measured alike. */
const firstScore = ({ maxScore, passesBy }: RoundProps['round'], { totalScore, rating }: Member): number | null => totalScore ?? (maxScore === BEST_RATING && passesBy !== 'TOTAL_SCORE' ? (rating ?? null) : null);

/** A score for each member of the panel; the average decides by the passing score, unless the decision is kept back. */
export const RecordResult = ({ round, interviewId, candidateId, onClose }: RoundProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const members = round.panelDetails.filter(({ status }) => status !== 'Declined');
  const [scores, setScores] = useKeptState<Readonly<Record<number, string>>>(`result ${round.roundId}`, Object.fromEntries(members.map((member) => [member.memberId, String(firstScore(round, member) ?? '')])));
  const [passing, setPassing] = useState(String(round.passingScore));
  // Whoever opens the dialog of a round on hold has come to decide.
  const [result, setResult] = useState<'' | 'ON_HOLD'>('');
  const [hasTried, setTried] = useState(false);
  // What the server said holds for what was sent.
  const [answered, setAnswered] = useState<typeof refusal>();
  const refused = answered === refusal ? undefined : refusal;
  const passingProblem = hasTried && passing === '' ? translate('rule.requiredPlain') : refused?.problems.find(({ field }) => field === 'passingScore')?.message;
  const missing = members.filter(({ memberId }) => (scores[memberId] ?? '') === '');
  const record = async (): Promise<void> => {
    setTried(true);
    if (missing.length > 0 || passing === '') return;
    const given = members.map(({ memberId }) => ({ panelMemberId: memberId, score: Number(scores[memberId]) }));
    const variables = { candidateId, interviewId, roundId: round.roundId, scores: given, passingScore: Number(passing), panelMemberCount: members.length, roundSequence: round.sequence, result: result || null };
    if (await run(RecordRoundResultDocument, variables, ({ result: recorded }) => translate('interviews.recorded', { result: translate(`enum.RoundResult.${recorded ?? 'PENDING'}`) }))) onClose();
  };
  return (
    <Dialog
      title={translate('interviews.recordTitle', { round: round.roundName })}
      onClose={onClose}
      actions={<><Button onClick={onClose}>{translate('shell.cancel')}</Button><Button variant="contained" loading={isWorking} onClick={() => void record()}>{translate('interviews.record')}</Button></>}
    >
      <p>{translate('interviews.recordWhy')}</p>
      {members.map(({ memberId, name, scorecardId, totalScore }) => {
        const isMissing = hasTried && missing.some((one) => one.memberId === memberId);
        return <TextField key={memberId} type="number" fullWidth required margin="dense" label={translate('interviews.scoreOf', { name })} value={scores[memberId] ?? ''} error={isMissing} helperText={isMissing ? translate('rule.requiredPlain') : undefined} slotProps={{ htmlInput: { min: 0, step: 'any', readOnly: scorecardId != null && totalScore != null } }} onChange={({ target }) => { setScores({ ...scores, [memberId]: target.value }); setAnswered(refusal); }} />;
      })}
      <TextField type="number" fullWidth required margin="dense" label={translate('scheduledRound.passingScore')} value={passing} error={passingProblem !== undefined} helperText={passingProblem} slotProps={{ htmlInput: { min: 0, step: 'any' } }} onChange={({ target }) => { setPassing(target.value); setAnswered(refusal); }} />
      <TextField select fullWidth margin="dense" label={translate('scheduledRound.result')} value={result} helperText={result === '' ? undefined : translate('interviews.holdWhy')} slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }} onChange={({ target }) => { setResult(target.value as '' | 'ON_HOLD'); setAnswered(refusal); }}>
        <MenuItem value="">{translate('interviews.byScores')}</MenuItem>
        <MenuItem value="ON_HOLD">{translate('enum.RoundResult.ON_HOLD')}</MenuItem>
      </TextField>
      <Refusal refusal={refused && { ...refused, told: refused.problems.flatMap(({ field, message }) => (field === 'passingScore' ? [] : message)) }} />
    </Dialog>
  );
};
