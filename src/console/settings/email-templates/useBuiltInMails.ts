import { useQuery } from '@tanstack/react-query';
import { print } from 'graphql';
import { ReadSentMailsDocument } from '../../../../generated/settings/operations.ts';
import type { ReadSentMailsQuery } from '../../../../generated/settings/operations.ts';
import { ask } from '../../shell/ask.ts';

/** Every built-in text, with the id of the organisation's own that is sent instead of it. */
export const useBuiltInMails = () =>
  useQuery({
    queryKey: ['settings/general/email-templates', 'built-in'],
    queryFn: async ({ signal }) => {
      const { builtIn, sent } = await ask<ReadSentMailsQuery>('settings', print(ReadSentMailsDocument), {}, signal);
      return builtIn.notificationTemplates.map((mail) => ({ ...mail, ownId: sent.notificationTemplates.find(({ event, language }) => event === mail.event && language === mail.language)?.templateId ?? null }));
    },
  });
