import { useGetList } from 'ra-core';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { NobodyState } from '../../shell/states/NobodyState.tsx';
import { NotFound } from '../../shell/states/NotFound.tsx';
import { RecordPage } from './RecordPage.tsx';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';

/** The one record that a person's screen shows: the organisation's, or their own. */
export const SingleView = ({ target }: { readonly target: ScreenResource }) => {
  // Only its id: react-admin would show a row of other columns as the whole record.
  const { data, error, refetch } = useGetList<Row>(target.name, { pagination: { page: 1, perPage: 1 }, meta: { columns: [] } });
  const id = data?.[0]?.id;
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  if (!data) return <ScreenFrame screen={target.screen} />;
  if (id !== undefined) return <RecordPage target={target} id={id} />;
  return target.screen.scope === 'SELF' ? <NobodyState /> : <NotFound />;
};
