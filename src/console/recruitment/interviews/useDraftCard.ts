import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { KeepFeedbackDocument } from '../../../../generated/recruitment/operations.ts';
import { sessionState } from '../../providers/authSession.ts';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { afterOthers, untilKept } from './keptInTurn.ts';
import { told, valuesOf, type Card, type CardValues, type Place } from './useScorecard.ts';

export type Keeping = 'none' | 'kept' | 'open' | 'keeping' | 'failed';

/** Typing that stops this long is kept. */
const PAUSE_MS = 1200;
/** What could not be kept is sent again after so long, each time after twice as long, up to the longest. */
const AGAIN_MS = 5000;
const LONGEST_MS = 60_000;

/**
 * What is being written, kept as a draft whenever writing pauses, one after the other. What could not be kept is sent again, asks before it is left,
 * and is there when the scorecard is opened again. `question` is the dialog to show.
 */
export const useDraftCard = (place: Place, card: Card) => {
  const client = useQueryClient();
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const unkept = ['interviews', 'unkept', card.scorecardId] as const;
  const [left] = useState(() => (card.status === 'SUBMITTED' ? undefined : client.getQueryData<CardValues>(unkept)));
  const [values, setValues] = useState(() => left ?? valuesOf(card));
  const [keeping, setKeeping] = useState<Keeping>(left ? 'open' : 'none');
  const { current: draft } = useRef({ latest: values, isOpen: left !== undefined, tries: 0, isHeld: false, isGone: false, timer: undefined as number | undefined });
  const send = async (): Promise<void> => {
    const sent = draft.latest;
    if (!draft.isOpen) return;
    try {
      await askAnswer('recruitment', KeepFeedbackDocument, { ...told(place, sent), submit: false, reopen: false, reason: null });
      client.removeQueries({ queryKey: unkept });
      draft.tries = 0;
      if (draft.latest !== sent) return;
      draft.isOpen = false;
      setKeeping('kept');
    } catch (error) {
      client.setQueryDefaults(unkept, { gcTime: Infinity });
      client.setQueryData(unkept, sent);
      draft.tries += 1;
      setKeeping('failed');
      if (!draft.isGone) plan(Math.min(AGAIN_MS * 2 ** (draft.tries - 1), LONGEST_MS));
      else if (sessionState.get().status === 'in') tellFailure(error, { action: 'update', form: translate('scorecard', { smart_count: 1 }) });
    }
  };
  const stop = (): void => {
    window.clearTimeout(draft.timer);
    draft.timer = undefined;
  };
  const keep = (): void => {
    stop();
    setKeeping('keeping');
    void afterOthers(place, send);
  };
  const plan = (pause: number): void => {
    stop();
    if (!draft.isHeld) draft.timer = window.setTimeout(keep, pause);
  };
  const change = (part: Partial<CardValues>): void => {
    draft.latest = { ...draft.latest, ...part };
    draft.isOpen = true;
    setValues(draft.latest);
    setKeeping('open');
    plan(PAUSE_MS);
  };
  /** No draft is sent behind what is submitted; what is under way is waited for. Where nothing came of it, what was written is kept again. */
  const submitBy = async (submit: () => Promise<unknown>): Promise<boolean> => {
    stop();
    draft.isHeld = true;
    await untilKept(place);
    if ((await submit()) !== undefined) {
      client.removeQueries({ queryKey: unkept });
      return true;
    }
    draft.isHeld = false;
    if (draft.isOpen && draft.isGone) keep();
    else if (draft.isOpen) plan(PAUSE_MS);
    return false;
  };
  const newest = useRef({ keep, plan });
  newest.current = { keep, plan };
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!draft.isOpen) return;
      event.preventDefault();
      if (!draft.isHeld) newest.current.keep();
    };
    draft.isGone = false;
    if (draft.isOpen) newest.current.plan(PAUSE_MS);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      draft.isGone = true;
      // Leaving the page keeps what was written last.
      if (draft.isOpen && !draft.isHeld) newest.current.keep();
    };
  }, [draft]);
  const question = useLeaveGuard(() => draft.isOpen && draft.tries > 0 && !draft.isHeld);
  return { values, change, keeping, submitBy, question };
};
