import { print } from 'graphql';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import Network from 'lucide-react/icons/network';
import { useLocale, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ReadOrganizationStructureDocument } from '../../../../generated/core-hr/operations.ts';
import type { ReadOrganizationStructureQuery } from '../../../../generated/core-hr/operations.ts';
import { lowered } from '../../../domain/lowered.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { ask } from '../../shell/ask.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { StructureCard } from './StructureCard.tsx';
import { StructureFigures } from './StructureFigures.tsx';
import { useCards } from './useCards.ts';
import type { Structure } from './parts.ts';
import { onPhone } from '../../shell/widths.ts';

const Page = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'grid', gap: 12, alignContent: 'start', gridAutoRows: 'max-content', borderTop: '1px solid var(--line)', [onPhone]: { padding: 8 } });
const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', gap: 12, alignItems: 'start' });

const path = '/core-hr/org-structure';
const query = print(ReadOrganizationStructureDocument);

const figuresOf = ({ groups, businessUnits, departments, locations }: Structure) =>
  ([['groups', groups, '/core-hr/organization-group'], ['businessUnits', businessUnits, '/core-hr/business-unit'], ['departments', departments, '/core-hr/departments'], ['locations', locations, '/core-hr/locations']] as const).flatMap(([key, parts, list]) => (parts ? [{ key, value: parts.length, path: list }] : []));

const peopleIn = ({ departments, locations }: Structure): number => (locations ?? departments ?? []).reduce((sum, { people }) => sum + (people ?? 0), 0);

const Glance = ({ structure }: { readonly structure: Structure }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const locale = tagOf(useLocale());
  const cards = useCards(structure);
  const all = peopleIn(structure);
  if (cards.every(({ lines }) => lines.length === 0)) return <EmptyState title={translate('structure.noneTitle')} message={translate('structure.noneWhy')} action={{ label: translate('departmentTree.add'), run: () => void navigate('/core-hr/departments/create') }} />;
  return (
    <Page>
      <StructureFigures figures={[...figuresOf(structure), ...(all > 0 ? [{ key: 'people', value: all, path: '/core-hr/employees' }] : [])]} />
      <Cards>
        {cards.map(({ key, lines, list, entity }) => (
          <StructureCard key={key} title={translate(`structure.card.${key}`)} lines={lines} all={all} list={{ path: list, name: lowered(translate(entity, { smart_count: 2 }), locale) }} />
        ))}
      </Cards>
    </Page>
  );
};

/** /core-hr/org-structure: groups, units, departments and locations with their people, each leading to its list. */
export const OrgStructure = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { data, error, refetch } = useQuery({ queryKey: ['organization-structure'], queryFn: async ({ signal }) => (await ask<ReadOrganizationStructureQuery>('core-hr', query, {}, signal)).answer });
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={label} crumbs={crumbs} favourite={path} actions={[{ key: 'tree', kind: 'outlined', label: translate('screen.core-hr.department-hierarchy'), icon: <Network />, run: () => void navigate('/core-hr/department-hierarchy') }]} />
      {data === undefined ? <Skeleton widths={[480, 320, 360, 300]} /> : <Glance structure={data} />}
    </>
  );
};
