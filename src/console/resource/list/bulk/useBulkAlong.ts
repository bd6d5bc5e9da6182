import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { together } from '../../../../domain/customisation/custom-values.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import type { ListQuery } from '../../../providers/data/listQuery.ts';
import { askBulkAlong, mayAskAlong, nothingAlong } from '../../askAlong.ts';
import type { Values } from '../../form/values.ts';
import { useListModel } from '../ListModel.ts';

/** What goes along with the same values for all that a query matches, and whether what is offered is wanted. Where that cannot be found out it is said, and nothing is begun unasked. */
export const useBulkAlong = (query: ListQuery, values: Values) => {
  const { target } = useListModel();
  const { type } = target.resource;
  const [isWanted, want] = useState(true);
  const isAsked = mayAskAlong(type, Object.keys(values).filter((key) => values[key] !== null));
  const tellFailure = useTellFailure();
  const { data = nothingAlong, isLoading, error, refetch } = useQuery({ queryKey: ['bulk-along', type, query, values], enabled: isAsked, retry: 2, queryFn: ({ signal }) => askBulkAlong(target, query, together(values), signal) });
  useEffect(() => {
    if (error) tellFailure(error, { retry: () => void refetch() });
  }, [error, refetch, tellFailure]);
  return { offered: isAsked ? data : nothingAlong, isCounting: isLoading || error !== null, isWanted, want };
};
