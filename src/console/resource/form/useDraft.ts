import { useEffect, useRef, useState } from 'react';
import { sessionState, useSession } from '../../providers/authSession.ts';
import { dropDraft, handOver, keepDraft, readBegun, readDraft, takeOver } from './draft.ts';
import type { FormModel } from './useFormModel.ts';
import type { Values } from './values.ts';

export type Draft = {
  readonly isRestored: boolean;
  readonly discard: () => void;
  readonly accept: () => void;
  /** Leaves what was typed here to the form of the record of that id, which opens next. */
  readonly handOver: (id: string, values: Values) => void;
};

/** Keeps what is typed when the session ends, and brings it back the next time that this form opens. What the form of a new record handed over stands in that of the record. */
export const useDraft = ({ of, name }: { readonly of: FormModel; readonly name: string }): Draft => {
  const id = of.record?.id;
  const userId = useSession()?.user.userId;
  const owner = useRef(userId);
  if (userId !== undefined) owner.current = userId;
  const { form } = of;
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const key = { userId: owner.current, screen: name, id };
    const handed = takeOver(key);
    if (handed) form.reset({ ...of.base, ...handed });
    const [kept, begun] = [readDraft(key), readBegun(key)];
    dropDraft(key);
    if (kept === undefined || of.changesIn({ ...of.base, ...kept }).length === 0) return;
    // Somebody saved it meanwhile: on top of theirs, what was not changed here would take back what they changed. Saving meets theirs as usual.
    if (begun && begun.version !== of.record?.version) of.restart(begun, kept);
    else form.reset({ ...of.base, ...kept });
    setRestored(of.changesIn(form.getValues()).length > 0);
    // Once, when the form opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(
    () =>
      sessionState.subscribe(() => {
        const values = form.getValues();
        if (sessionState.get().status === 'out' && of.changesIn(values).length > 0) keepDraft({ userId: owner.current, screen: name, id }, values, of.record);
      }),
    [form, of, name, id],
  );

  return {
    isRestored,
    accept: () => setRestored(false),
    handOver: (to, values) => handOver({ userId: owner.current, screen: name, id: to }, values),
    discard: () => {
      setRestored(false);
      of.restart(of.record);
    },
  };
};
