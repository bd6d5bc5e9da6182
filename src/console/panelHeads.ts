import { kindNames, requestKinds } from '../domain/approvals/kinds.ts';
import { needMessages } from './providers/i18nMessages.ts';
import { apart } from './shell/pieces/apart.tsx';
import type { ComponentProps, ComponentType } from 'react';
import type { ScreenResource } from './providers/data/metadata.ts';
import type { Row } from './providers/data/row.ts';

type Head = ComponentType<{ readonly target: ScreenResource; readonly record: Row }>;

const requestWay: Head = apart<ComponentProps<Head>>(async () => (await Promise.all([import('./approvals/RequestWay.tsx'), needMessages('pages', 'dynamic-form-builder')]))[0].RequestWay);

/** What stands below the title of a record in its panel, by type: where it is on its way, and how well it fits. */
export const panelHeads: Readonly<Partial<Record<string, Head>>> = {
  JobPost: apart<ComponentProps<Head>>(async () => (await Promise.all([import('./recruitment/posts/page/PostPanelHead.tsx'), needMessages('pages')]))[0].PostPanelHead),
  Candidate: apart(async () => (await Promise.all([import('./recruitment/candidates/page/PanelHead.tsx'), needMessages('pages', 'forms', 'errors')]))[0].PanelHead),
  ...Object.fromEntries(kindNames.map((kind) => [requestKinds[kind].type, requestWay])),
};
