import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useLocaleState, useTranslate } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { ask } from '../ask.ts';
import { NavigationItem } from './NavigationItem.tsx';

/** Approvals, with how many requests wait for me: asked again after a minute, and after each decision. */
export const ApprovalsItem = ({ isRail }: { readonly isRail: boolean }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data: count = 0 } = useQuery({
    queryKey: ['approvals', 'count'],
    queryFn: async ({ signal }) => (await ask<{ countApprovals: { total: number } }>('dynamic-form-builder', 'query CountApprovals { countApprovals { total } }', {}, signal)).countApprovals.total,
    staleTime: 60_000,
    retry: false,
  });
  return <NavigationItem to="/approvals/approval-management" icon={<Inbox />} label={translate('shell.approvals')} count={count > 0 ? new Intl.NumberFormat(tagOf(locale)).format(count) : undefined} isRail={isRail} />;
};
