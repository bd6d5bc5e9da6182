import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { safeUrl } from '../../domain/safeUrl.ts';
import { ask } from './ask.ts';

type Details = { readonly [key in 'supportEmail' | 'copyRight' | 'supportLink' | 'termsLink' | 'privacyPolicyLink' | 'chatBot']: string | null };

export type DomainLink = { readonly key: string; readonly label: string; readonly to: string };

const query = '{ getDomainDetails { supportEmail copyRight supportLink termsLink privacyPolicyLink chatBot } }';

/** The links of the organisation's domain: support, terms, privacy, and its copyright line. Empty until read, when nothing is set, and when it cannot be read. */
export const useDomainLinks = (): { readonly help: readonly DomainLink[]; readonly legal: readonly DomainLink[]; readonly copyright: string | undefined } => {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['domain-details'],
    queryFn: async ({ signal }) => (await ask<{ getDomainDetails: Details }>('organisation-data', query, {}, signal)).getDomainDetails,
    staleTime: Infinity,
    retry: false,
  });
  const link = (key: string, address: string | null | undefined): readonly DomainLink[] => {
    const to = address ? safeUrl(address) : null;
    return to === null ? [] : [{ key, label: translate(`shell.help.${key}`), to }];
  };
  return {
    help: [...link('support', data?.supportLink), ...link('mail', data?.supportEmail && `mailto:${data.supportEmail}`), ...link('chat', data?.chatBot)],
    legal: [...link('terms', data?.termsLink), ...link('privacy', data?.privacyPolicyLink)],
    copyright: data?.copyRight ?? undefined,
  };
};
