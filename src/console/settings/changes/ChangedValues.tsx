import { Suspense } from 'react';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { screens } from '../../../../generated/screens.ts';
import { useSession } from '../../providers/authSession.ts';
import { ChangedFields } from '../../resource/form/ChangedFields.tsx';
import { useScreenResource } from '../../resource/useScreenResource.ts';
import { useData } from '../../shell/Steady.tsx';
import type { ChangeGroup } from './useChangeSets.ts';

const Values = styled('dl')({ margin: '0 0 8px', lineHeight: '20px' });

/** The latest changes of a record, among which one looks for this one. */
const LATEST = 50;

type Asked = { readonly id: string; readonly changeSet: string };

const FromHistory = ({ name, id, changeSet }: Asked & { readonly name: string }) => {
  const { resource } = useScreenResource(name);
  const dataProvider = useData();
  const { data } = useQuery({ queryKey: [name, 'history', id, 'latest'], queryFn: ({ signal }) => dataProvider.history(name, { id, limit: LATEST, signal }) });
  const entry = data?.rows.find(({ changeSetId }) => changeSetId === changeSet);
  return entry ? (
    <Values>
      <ChangedFields resource={resource} changes={entry.fields} />
    </Values>
  ) : null;
};

/** What a change-set changed of one record, old → new, as its history tells it. Nothing where the person sees no history of it, or the record was changed very often since. */
export const ChangedValues = ({ group: { endpoint, entity }, ...asked }: Asked & { readonly group: ChangeGroup }) => {
  const rights = useSession()?.rights;
  const screen = screens.find((one) => one.endpoint === endpoint && one.type === entity && rights?.[one.form]?.view === true);
  return screen ? (
    <Suspense>
      <FromHistory name={screen.path.slice(1)} {...asked} />
    </Suspense>
  ) : null;
};
