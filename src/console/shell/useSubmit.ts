import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FormEvent } from 'react';

export type Problem = { readonly message: string; readonly status?: number; readonly fields: Readonly<Record<string, string>> };

type Refusal = {
  readonly message: string;
  readonly status?: number;
  readonly body?: { readonly errorCode?: string; readonly minutes?: number; readonly validationError?: readonly { readonly field: string; readonly message: string }[] };
};
type Translate = ReturnType<typeof useTranslate>;

/** The refusal in the person's language, where its code is known; no answer at all says so. */
const problemOf = (error: unknown, translate: Translate): Problem => {
  const { message, status, body } = error as Refusal;
  if (status === undefined) return { message: translate('signIn.unreachable'), fields: {} };
  const fields = Object.fromEntries((body?.validationError ?? []).map(({ field, message: text }) => [field, text]));
  return { message: translate(`error.${body?.errorCode}`, { _: message, minutes: body?.minutes }), fields, status };
};

/** Sends a form once at a time and keeps what the server refused. */
export const useSubmit = (send: () => Promise<void>) => {
  const translate = useTranslate();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | undefined>();
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    send()
      .then(() => setProblem(undefined))
      .catch((error: unknown) => setProblem(problemOf(error, translate)))
      .finally(() => setSending(false));
  };
  return { onSubmit, isSending, problem };
};
