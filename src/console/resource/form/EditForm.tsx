import { useGetOne } from 'ra-core';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { RecordFailure } from '../show/RecordFailure.tsx';
import { FormPage } from './FormPage.tsx';
import { useTitleOf } from './useTitleOf.ts';
import { noDefaults } from './values.ts';
import type { FieldRights } from './useFieldRights.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';

type Props = { readonly target: ScreenResource; readonly rights: FieldRights; readonly id: string };

/** Reads a record and opens it for editing. */
export const EditForm = ({ target, rights, id }: Props) => {
  const titleOf = useTitleOf();
  const { data, error, refetch } = useGetOne<Row>(target.name, { id }, { retry: false });
  usePageTitle(data ? titleOf(target, data) : '…');
  if (error && !data) return <RecordFailure error={error} screen={target.screen} onRetry={() => void refetch()} />;
  if (!data) return <ScreenFrame screen={target.screen} />;
  return <FormPage target={target} rights={rights} record={data} defaults={noDefaults} />;
};
