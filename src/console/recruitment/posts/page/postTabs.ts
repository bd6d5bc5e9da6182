import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { ScreenResource } from '../../../providers/data/metadata.ts';
import type { Row } from '../../../providers/data/row.ts';

export type TabProps = { readonly target: ScreenResource; readonly record: Row };
export type PostTab = { readonly key: string; /** Groups of fields that it shows. */ readonly groups: readonly string[]; /** Entities whose records belong to the post. */ readonly lists: readonly string[]; /** Drawn by itself, above the rest. */ readonly Part?: LazyExoticComponent<ComponentType<TabProps>> };

const drawn = (load: () => Promise<ComponentType<TabProps>>): LazyExoticComponent<ComponentType<TabProps>> => lazy(async () => ({ default: await load() }));

/** The tabs of a job post in their order. Label: `posts.tab.<key>`. */
export const postTabs: readonly PostTab[] = [
  { key: 'overview', groups: ['post', 'place', 'profile', 'pay', 'text'], lists: [] },
  { key: 'candidates', groups: [], lists: ['JobApplication', 'Candidate'], Part: drawn(async () => (await import('./CandidatesBar.tsx')).CandidatesBar) },
  { key: 'members', groups: ['members'], lists: [], Part: drawn(async () => (await import('./Members.tsx')).Members) },
  { key: 'rounds', groups: ['rounds'], lists: [] },
  { key: 'publishing', groups: ['publishing'], lists: [], Part: drawn(async () => (await import('./Publishing.tsx')).Publishing) },
  { key: 'preview', groups: [], lists: [], Part: drawn(async () => (await import('./Preview.tsx')).Preview) },
  { key: 'timeline', groups: [], lists: [], Part: drawn(async () => (await import('./Timeline.tsx')).Timeline) },
];
