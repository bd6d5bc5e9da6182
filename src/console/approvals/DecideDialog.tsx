import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Dialog } from '../shell/pieces/Dialog.tsx';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { useKeptState } from '../shell/useKeptState.ts';
import { OutcomeList } from './OutcomeList.tsx';
import { keyOf, type Approval, type Outcome } from './useApprovals.ts';
import { useRequestWords } from './useRequestWords.ts';
import { useTellDecided } from './useTellDecided.ts';
import type { Decision } from '../../domain/approvals/chain.ts';

const Asked = styled('ul')({ margin: '0 0 16px', padding: 0, listStyle: 'none', maxHeight: 200, overflow: 'auto', '& li': { padding: '2px 0', overflowWrap: 'anywhere' }, '& b': { color: 'var(--text)' } });

const MOST_CHARACTERS = 300;

type Props = {
  readonly requests: readonly Approval[];
  readonly decision: Decision;
  readonly decide: (requests: readonly Approval[], decision: Decision, remarks: string) => Promise<readonly Outcome[]>;
  readonly onUndone: () => void;
  readonly onClose: () => void;
};

/** The question before a decision, of one request or several, with what the asker is told; where some cannot be decided, what became of each stays to be read. */
export const DecideDialog = ({ requests, decision, decide, onUndone, onClose }: Props) => {
  const translate = useTranslate();
  const words = useRequestWords();
  const tellFailure = useTellFailure();
  const tellDecided = useTellDecided(onUndone);
  const [remarks, setRemarks] = useKeptState(`decide ${decision} ${requests.map(keyOf).join(' ')}`, '');
  const [isWorking, setWorking] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const isApproval = decision === 'APPROVED';
  const [one] = requests;
  const count = requests.length;
  const run = async (): Promise<void> => {
    setWorking(true);
    try {
      const results = await decide(requests, decision, remarks);
      tellDecided(requests, decision, results);
      if (results.every(({ isDone }) => isDone)) onClose();
      else setOutcomes(results);
    } catch (error) {
      tellFailure(error, { action: 'update' });
    } finally {
      setWorking(false);
    }
  };
  if (outcomes) {
    return (
      <Dialog title={translate('approvals.outcome', { done: outcomes.filter(({ isDone }) => isDone).length, smart_count: count })} onClose={onClose} actions={<Button variant="contained" onClick={onClose}>{translate('shell.close')}</Button>}>
        <OutcomeList requests={requests} outcomes={outcomes} decision={decision} />
      </Dialog>
    );
  }
  const title = count === 1 && one ? translate(isApproval ? 'dashboard.approveAsk' : 'dashboard.rejectAsk', { name: one.employeeName }) : translate(isApproval ? 'approvals.approveAsk' : 'approvals.rejectAsk', { smart_count: count });
  return (
    <Dialog
      alert
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" color={isApproval ? 'primary' : 'error'} loading={isWorking} onClick={() => void run()} autoFocus={isApproval}>
            {translate(isApproval ? 'dashboard.approve' : 'dashboard.reject')}
          </Button>
        </>
      }
    >
      <Asked>
        {requests.map((request) => (
          <li key={keyOf(request)}><b>{request.employeeName}</b> {words.what(request)} · {words.when(request)}</li>
        ))}
      </Asked>
      <TextField label={translate(isApproval ? 'approvals.remarks' : 'approvals.why')} helperText={translate(isApproval ? 'approvals.remarksHelp' : 'approvals.whyHelp')} value={remarks} multiline minRows={2} fullWidth autoFocus={!isApproval} slotProps={{ htmlInput: { maxLength: MOST_CHARACTERS } }} onChange={({ target }) => setRemarks(target.value)} />
    </Dialog>
  );
};
