import { chainOf } from '../../domain/approvals/chain.ts';
import { stepDecided } from '../../domain/approvals/stepDecided.ts';
import { tagOf } from '../../domain/languages.ts';
import { say } from '../messages.ts';
import type { Hooks, Written } from '../resource/hooks.ts';
import { standingOf } from './standing.ts';

const goesOn = ({ after, before }: Written): boolean => after['status'] === 'PENDING' && before?.['status'] === 'PENDING' && stepDecided(chainOf(before['approval']), chainOf(after['approval'])) !== undefined;

/** Who approved a step that is not the last hears that it counts, and of one request who decides next: the request itself waits as before. */
export const tellGoesOn: Hooks['tells'] = {
  of: goesOn,
  say: async (tx, { session: { language } }, told) => {
    const [{ after } = { after: null }] = told;
    const chain = chainOf(after?.['approval']);
    const next = told.length === 1 && after !== null && chain !== null ? await standingOf(tx, String(after['employeeId']), chain) : null;
    if (next === null || chain === null) return say(language, 'approval.countMany', { smart_count: told.length });
    const names = new Intl.ListFormat(tagOf(language), { type: 'disjunction' }).format(next.people.map(({ name }) => name));
    return say(language, 'approval.counts', { names, step: next.at + 1, steps: chain.steps.length, workflow: chain.name });
  },
};
