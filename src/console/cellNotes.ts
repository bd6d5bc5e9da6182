import { needMessages } from './providers/i18nMessages.ts';
import { apart } from './shell/pieces/apart.tsx';
import type { ComponentType } from 'react';

/** `version`: of the row as the list shows it. */
export type CellNote = ComponentType<{ readonly id: string; readonly version: number }>;

/** What explains the values of a column, by type and name of the field: shown beside the cell that the pointer rests on or that has the focus. */
export const cellNotes: Readonly<Partial<Record<string, Readonly<Partial<Record<string, CellNote>>>>>> = {
  Candidate: { ranking: apart(async () => (await Promise.all([import('./recruitment/candidates/ranking/RankingParts.tsx'), needMessages('pages')]))[0].RankingParts) },
};
