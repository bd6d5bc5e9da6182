import { useMutation, useQuery } from '@tanstack/react-query';
import { print } from 'graphql';
import { ReadBuiltInMailsDocument, SendTestMailDocument } from '../../../../generated/settings/operations.ts';
import type { ReadBuiltInMailsQuery, SendTestMailMutation, SendTestMailMutationVariables } from '../../../../generated/settings/operations.ts';
import { ask } from '../../shell/ask.ts';
import { refusedOf } from '../../shell/refusedOf.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { showSnackbar } from '../../shell/snackbar/snackbars.ts';

const read = print(ReadBuiltInMailsDocument);
const send = print(SendTestMailDocument);

type Test = Omit<SendTestMailMutationVariables, 'event' | 'language'> & { readonly event: string; readonly language: string };

/** The product's own texts, and sending one's text to oneself. */
export const useMailTemplates = () => {
  const tellFailure = useTellFailure();
  const { data } = useQuery({ queryKey: ['built-in-mails'], queryFn: async ({ signal }) => (await ask<ReadBuiltInMailsQuery>('settings', read, {}, signal)).getNotificationTemplates.notificationTemplates, staleTime: Infinity });
  const { mutate, isPending } = useMutation({
    mutationFn: async (test: Test) => (await ask<SendTestMailMutation>('settings', send, test)).sendTestMail.message,
    onSuccess: (message) => showSnackbar({ type: 'success', message }),
    onError: (error) => {
      const problem = refusedOf(error).problems[0]?.message;
      if (problem === undefined) tellFailure(error);
      else showSnackbar({ type: 'warning', message: problem });
    },
  });
  return { builtIn: data, sendTest: mutate, isSending: isPending };
};
