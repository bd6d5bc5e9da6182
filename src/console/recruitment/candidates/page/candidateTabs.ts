import { lazy } from 'react';
import { needMessages } from '../../../providers/i18nMessages.ts';
import type { FormName } from '../../../../../generated/forms.ts';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { ScreenResource } from '../../../providers/data/metadata.ts';
import type { Row } from '../../../providers/data/row.ts';

export type TabProps = { readonly target: ScreenResource; readonly record: Row };
/** What a part of a tab shows: fields of the candidate by their groups, or the records of an entity that belong to the candidate by its field `by`. */
export type CandidatePart = { readonly kind: 'fields'; readonly groups: readonly string[] } | { readonly kind: 'list'; readonly type: string; readonly by: string };
export type CandidateTab = { readonly key: string; readonly parts: readonly CandidatePart[]; /** Drawn by itself. */ /** Without the right to view it the tab is none. */ readonly form?: FormName; readonly Part?: LazyExoticComponent<ComponentType<TabProps>> };

const fields = (...groups: readonly string[]): CandidatePart => ({ kind: 'fields', groups });
const lists = (...types: readonly string[]): readonly CandidatePart[] => types.map((type) => ({ kind: 'list', type, by: 'candidateId' }));
const drawn = (load: () => Promise<ComponentType<TabProps>>): LazyExoticComponent<ComponentType<TabProps>> => lazy(async () => ({ default: await load() }));

/** The tabs of a candidate in their order; one shows where the person who looks may see a part of it. Label: `candidates.tab.<key>`. */
export const candidateTabs: readonly CandidateTab[] = [
  { key: 'overview', parts: [], Part: drawn(async () => (await import('./Overview.tsx')).Overview) },
  { key: 'background', parts: [fields('background')] },
  { key: 'applications', parts: [fields('application'), ...lists('JobApplication', 'StageMove')] },
  { key: 'interviews', parts: [], Part: drawn(async () => (await import('../../interviews/CandidateInterviews.tsx')).CandidateInterviews) },
  { key: 'timeline', parts: [], Part: drawn(async () => (await import('./Timeline.tsx')).Timeline) },
  { key: 'contact', parts: [fields('identity', 'contact')] },
  { key: 'personal', parts: [fields('personal')] },
  { key: 'salary', form: 'CANDIDATE_SALARY', parts: [...lists('Offer'), fields('pay')], Part: drawn(async () => (await Promise.all([import('../../salary/SalaryTab.tsx'), needMessages('payroll-admin')]))[0].SalaryTab) },
  { key: 'equality', parts: [fields('equality')] },
  { key: 'notes', parts: [], Part: drawn(async () => (await import('./Talk.tsx')).Notes) },
  { key: 'files', parts: [], Part: drawn(async () => (await import('./Talk.tsx')).Files) },
];

const named = new Set(candidateTabs.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'fields' ? part.groups : []))));

/** Groups that no tab names stand on a tab of their own: what comes of a candidate, an organisation's fields, and those without a group (''). */
export const otherGroups = (groups: readonly string[]): readonly string[] => groups.filter((group) => !named.has(group));
