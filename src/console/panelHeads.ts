import { lazy } from 'react';
import { needMessages } from './providers/i18nMessages.ts';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { ScreenResource } from './providers/data/metadata.ts';
import type { Row } from './providers/data/row.ts';

type Head = ComponentType<{ readonly target: ScreenResource; readonly record: Row }>;

/** What stands below the title of a record in its panel, by type: where it is on its way, and how well it fits. */
export const panelHeads: Readonly<Partial<Record<string, LazyExoticComponent<Head>>>> = {
  JobPost: lazy(async () => ({ default: (await Promise.all([import('./recruitment/posts/page/PostPanelHead.tsx'), needMessages('pages')]))[0].PostPanelHead })),
  Candidate: lazy(async () => ({ default: (await Promise.all([import('./recruitment/candidates/page/PanelHead.tsx'), needMessages('pages', 'forms', 'errors')]))[0].PanelHead })),
};
