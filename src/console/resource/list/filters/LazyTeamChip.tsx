import { Suspense } from 'react';
import { TEAM_OF } from '../../../../domain/lists/team-of.ts';
import { apart } from '../../../shell/pieces/apart.tsx';
import { useListPart } from '../ListModel.ts';

const TeamChip = apart(async () => (await import('./TeamChip.tsx')).TeamChip);

/** The chip of a chosen team, where there is one: most lists have none. */
export const LazyTeamChip = () => {
  const isChosen = useListPart(({ address }) => address.filter[TEAM_OF] !== undefined);
  return isChosen ? <Suspense><TeamChip /></Suspense> : null;
};
