import { useState } from 'react';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFailureText } from '../resource/form/useFailureText.ts';
import { giveConsent } from './calls.ts';
import { Say } from './Say.tsx';
import { Step } from './Step.tsx';
import { stateKey } from './useCheckInState.ts';

export type ConsentStepProps = { readonly purpose: 'FACE' | 'LOCATION'; readonly heading?: 'h2' | 'h3'; readonly onGiven?: () => void };

/** Says in plain words what would be stored, and stores nothing before the person agrees. */
export const ConsentStep = ({ purpose, heading = 'h3', onGiven }: ConsentStepProps) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [problem, setProblem] = useState<unknown>();
  const [isWorking, setIsWorking] = useState(false);
  const give = async (): Promise<void> => {
    setIsWorking(true);
    try {
      await giveConsent(purpose);
      await client.invalidateQueries({ queryKey: stateKey });
      onGiven?.();
    } catch (error) {
      setProblem(error);
    } finally {
      setIsWorking(false);
    }
  };
  return (
    <Step
      heading={heading}
      title={translate(`checkIn.consent.${purpose}.title`)}
      actions={
        <Button variant={heading === 'h2' ? 'contained' : 'outlined'} disabled={isWorking} onClick={() => void give()}>
          {translate(`checkIn.consent.${purpose}.give`)}
        </Button>
      }
    >
      <p>{translate(`checkIn.consent.${purpose}.text`)}</p>
      {problem === undefined ? null : <Say tone="bad">{failureText(problem)}</Say>}
    </Step>
  );
};
