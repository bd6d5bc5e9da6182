import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { together } from '../../../../domain/customisation/custom-values.ts';
import type { ListQuery } from '../../../providers/data/listQuery.ts';
import { askBulkAlong, mayAskAlong } from '../../askAlong.ts';
import type { Values } from '../../form/values.ts';
import { useListModel } from '../ListModel.ts';

/** What is offered along with the same values for all that a query matches, and whether it is wanted. */
export const useBulkAlong = (query: ListQuery, values: Values) => {
  const { target } = useListModel();
  const { type } = target.resource;
  const [isWanted, want] = useState(true);
  const isAsked = mayAskAlong(type, Object.keys(values).filter((key) => values[key] !== null));
  const { data = 0, isLoading } = useQuery({ queryKey: ['bulk-along', type, query, values], enabled: isAsked, retry: 2, queryFn: ({ signal }) => askBulkAlong(target, query, together(values), signal) });
  return { count: isAsked ? data : 0, isCounting: isLoading, isWanted, want };
};
