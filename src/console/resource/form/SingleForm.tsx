import { useMemo } from 'react';
import { useGetList } from 'ra-core';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { EditForm } from './EditForm.tsx';
import { FormPage } from './FormPage.tsx';
import { RecordView } from '../show/RecordView.tsx';
import { defaultsOf } from './values.ts';
import type { FieldRights } from './useFieldRights.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';

/** The one record of an organisation: opens it, or starts it where it does not exist yet. */
export const SingleForm = ({ target, rights }: { readonly target: ScreenResource; readonly rights: FieldRights }) => {
  // Only its id: react-admin would show a row of other columns as the whole record.
  const { data, error, refetch } = useGetList<Row>(target.name, { pagination: { page: 1, perPage: 1 }, meta: { columns: [] } });
  const defaults = useMemo(() => defaultsOf(rights.addable), [rights]);
  const id = data?.[0]?.id;
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  if (!data) return <ScreenFrame screen={target.screen} />;
  if (id === undefined) return <FormPage target={target} rights={rights} record={undefined} defaults={defaults} />;
  return rights.mayUpdate ? <EditForm target={target} rights={rights} id={id} /> : <RecordView target={target} id={id} />;
};
