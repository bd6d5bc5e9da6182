import { useTranslate } from 'ra-core';
import { requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import { moneyInWords } from '../../domain/values/amounts.ts';
import { useFormats } from '../fields/input/useFormats.ts';
import { comma } from '../shell/comma.ts';
import { useWords } from '../shell/useWords.ts';
import type { Language } from '../../domain/languages.ts';

const NAMED: ReadonlySet<RequestKind> = new Set(['ON_DUTY', 'TRAVEL', 'ONE_TIME_EARNING', 'TAX_RELIEF', 'JOB_REQUISITION']);

type Request = { readonly kind: RequestKind; readonly fromDate: string; readonly toDate: string; readonly subject?: string | null; readonly days?: string | null; readonly amount?: string | null; readonly currency?: string | null; readonly fromTime?: string | null; readonly toTime?: string | null };

/** How a request is told in a line: what, how much of it, and when. */
export const useRequestWords = () => {
  const translate = useTranslate();
  const words = useWords();
  const language = useFormats().language as Language;
  const days = (value: string): string => translate('dashboard.days', { smart_count: Number(value), number: words.number(Number(value)) });
  const hours = (value: string): string => translate('workflow.hours', { smart_count: Number(value), number: words.number(Number(value)) });
  const time = (value: string | null | undefined): string => value?.slice(0, 5) ?? '…';
  return {
    ...words,
    days,
    /** 'Earned leave, 9 days', 'On duty, Customs office': without who asks. */
    what: ({ kind, subject, days: length, amount, currency }: Request): string =>
      [kind === 'LEAVE' && subject ? subject : translate(`enum.RequestKind.${kind}`), NAMED.has(kind) ? subject : null, length && requestKinds[kind].unit === 'days' ? days(length) : null, amount ? (currency ? moneyInWords(amount, language, currency) : hours(amount)) : null].filter(Boolean).join(comma()),
    /** '26 Dec – 5 Jan', '2 Dec, 10:00–12:00'. */
    when: ({ fromDate, toDate, fromTime, toTime }: Request): string => [words.span(fromDate, toDate), fromTime || toTime ? `${time(fromTime)}–${time(toTime)}` : null].filter(Boolean).join(comma()),
  };
};
