import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sessionState, useSessionState } from '../providers/authSession.ts';
import { useOrganisation } from '../providers/authOrganisation.ts';
import { hasStoredLanguage, isLanguage } from '../providers/i18nLanguages.ts';
import { EnrolStep } from './EnrolStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondStep } from './SecondStep.tsx';
import { dueStep, pathWithin } from './signInProblem.ts';
import type { DueStep } from '../providers/authProvider.ts';

type From = { readonly nextPathname?: string; readonly nextSearch?: string } | null;

/** The way in: password or identity provider, then the second step where one is due; afterwards back to where the person was going. */
export const SignIn = () => {
  const navigate = useNavigate();
  const [, setLocale] = useLocaleState();
  const [query] = useSearchParams();
  // What leads here twice (two answers that say the session ended) must not lose the place.
  const { state: place } = useLocation();
  const [from] = useState(place as From);
  const [step, setStep] = useState<DueStep>(dueStep(query.get('step')));
  const [isArriving, setArriving] = useState(false);
  const next = pathWithin(query.get('returnTo')) ?? `${from?.nextPathname ?? '/'}${from?.nextSearch ?? ''}`;
  const session = useSessionState();
  const isNew = useOrganisation()?.hasSetup === false;
  const onIn = async (): Promise<void> => {
    const state = sessionState.get();
    if (state.status === 'in' && !hasStoredLanguage() && isLanguage(state.session.user.language)) setLocale(state.session.user.language);
    await navigate(next, { replace: true });
  };
  const onAgain = (): void => {
    setStep(undefined);
    void navigate('/sign-in', { replace: true });
  };
  if (isNew) return <Navigate to="/set-up" replace />;
  if (session.status === 'in' && !isArriving && step === undefined) return <Navigate to={next} replace />;
  if (step === 'CODE') return <SecondStep onIn={onIn} onAgain={onAgain} />;
  if (step === 'ENROL') return <EnrolStep onIn={onIn} onAgain={onAgain} />;
  return <PasswordStep next={next} problemCode={query.get('problem')} onArriving={setArriving} onStep={setStep} onIn={onIn} />;
};
