import { useEffect, useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { Grid } from '../grid/Grid.tsx';
import { ListModelProvider, useListModel } from '../ListModel.ts';
import { useGroupedRows } from './useGroupedRows.ts';
import { useGroupLines } from './useGroupLines.tsx';

const none = [] as const;

/** The grid with its rows in groups: the same grid over lines, of which some are groups. What stands in a group is loaded when it is opened. */
export const GroupedGrid = () => {
  const model = useListModel();
  const translate = useTranslate();
  const measures = model.preferences.totals ?? none;
  const { rows, layout } = useGroupedRows(model, measures);
  const told = model.walk.lines;
  useEffect(() => told.set(rows), [rows, told]);
  useEffect(() => () => told.set(undefined), [told]);
  const lines = useGroupLines(model, measures, layout);
  const grouped = useMemo(() => ({ ...model, rows, first: 0, length: rows.total ?? 0, size: 'all' as const }), [model, rows]);
  if (rows.error && rows.total === undefined) return <ErrorState error={rows.error} title={translate('groups.failed')} onRetry={rows.refetch} />;
  return (
    <ListModelProvider value={grouped}>
      <Grid lines={lines} />
    </ListModelProvider>
  );
};
