import { useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { MoveToStatusDocument } from '../../../../../generated/recruitment/operations.ts';
import { isToAsk, sendsMail, type Along } from '../../../resource/askAlong.ts';
import { LazyAlongDialog } from '../../../resource/form/LazyAlongDialog.tsx';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { useDo } from '../acts/useDo.ts';
import { readMailsAhead } from '../acts/useMailsAhead.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { Step } from './step.ts';

type Asked = { readonly from: Step; readonly to: Step; readonly offered: Along };

/** Moves a candidate along the flow with one press; where that sends a mail it is shown first (`question`), and nothing moves where nobody could tell. */
export const useMove = (record: Row) => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { run, isWorking, refusal } = useDo(() => undefined, false);
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const candidateId = [Number(record.id)];
  const send = (from: Step, to: Step, mails: boolean, isMailed: boolean): Promise<void> =>
    run(MoveToStatusDocument, { candidateId, statusId: Number(to.id), fromStatusId: Number(from.id), ...(mails ? {} : { mails }) }, translate('shapes.board.moved', { name: String(record['name'] ?? ''), lane: to.name }), isMailed);
  const move = async (from: Step, to: Step): Promise<void> => {
    if (isWorking || isAsking) return;
    setAsking(true);
    try {
      const offered = { count: 0, mails: await readMailsAhead({ candidateId, statusId: Number(to.id) }) };
      if (isToAsk(offered)) return setAsked({ from, to, offered });
    } catch (error) {
      return tellFailure(error, { action: 'update', form: translate('candidate', { smart_count: 1 }), retry: () => void move(from, to) });
    } finally {
      setAsking(false);
    }
    await send(from, to, true, false);
  };
  const question: ReactNode = asked ? (
    <LazyAlongDialog
      type="Candidate"
      act="move"
      offered={asked.offered}
      isWorking={isWorking}
      onClose={() => setAsked(undefined)}
      onSave={({ mails }) => {
        setAsked(undefined);
        void send(asked.from, asked.to, mails, mails && sendsMail(asked.offered));
      }}
    />
  ) : null;
  return { move: (from: Step, to: Step): void => void move(from, to), isWorking: isWorking || isAsking, refusal, question };
};
