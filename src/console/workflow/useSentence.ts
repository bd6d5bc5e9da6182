import { useTranslate } from 'ra-core';
import { requestKinds } from '../../domain/approvals/kinds.ts';
import { moneyInWords } from '../../domain/values/amounts.ts';
import { useFormats } from '../fields/input/useFormats.ts';
import { useWords } from '../shell/useWords.ts';
import type { Language } from '../../domain/languages.ts';
import type { Draft, DraftStep } from './draft.ts';

/** Designations that a sentence names. */
const NAMED = 3;

/** What a workflow does, in a sentence: 'Leave request of more than 3 days, Designer: the manager, then a holder of HR administrator.' */
export const useSentence = () => {
  const translate = useTranslate();
  const words = useWords();
  const { language, payrollCurrency } = useFormats();
  const amountOf = ({ module }: Draft, moreThan: string): string => {
    const { unit } = requestKinds[module];
    return unit === 'money' ? moneyInWords(moreThan, language as Language, payrollCurrency) : translate(unit === 'hours' ? 'workflow.hours' : 'dashboard.days', { smart_count: Number(moreThan), number: words.number(Number(moreThan)) });
  };
  const who = ({ approver, role, employee }: DraftStep): string => translate(`workflow.who.${approver}`, { name: (approver === 'ROLE' ? role : employee)?.title ?? '…' });
  return (draft: Draft): string => {
    const limits = new Set(draft.steps.map(({ moreThan }) => (requestKinds[draft.module].unit === null ? '' : moreThan.trim())));
    const [limit = ''] = limits;
    const isShared = limits.size === 1 && limit !== '';
    const kind = translate(`enum.RequestKind.${draft.module}`);
    const head = isShared ? translate('workflow.ofMore', { kind, amount: amountOf(draft, limit) }) : kind;
    const names = draft.designations.slice(0, NAMED).map(({ title }) => title);
    const more = draft.designations.length - names.length;
    const whom = draft.isDefault ? translate('workflow.everybody') : [...names, ...(more > 0 ? [translate('approvals.awayMore', { smart_count: more })] : [])].join(', ') || '…';
    const way = draft.steps.map((step) => (isShared || step.moreThan.trim() === '' || requestKinds[draft.module].unit === null ? who(step) : translate('workflow.whoAbove', { who: who(step), amount: amountOf(draft, step.moreThan) })));
    return translate('workflow.sentence', { head, whom, way: way.length === 0 ? '…' : way.reduce((first, next) => translate('workflow.then', { first, next })) });
  };
};
