import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FindUniformPeopleDocument } from '../../../../../generated/core-hr/operations.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';

/** The names of people by their ids, as far as they may be looked up. */
export const usePeopleNames = (ids: readonly string[]): ReadonlyMap<string, string> => {
  const { data = [] } = useQuery({
    queryKey: ['uniform-people', ids], enabled: ids.length > 0, placeholderData: keepPreviousData, retry: false,
    queryFn: async ({ signal }) => (await askAnswer('core-hr', FindUniformPeopleDocument, { ids: [...ids], limit: ids.length }, signal)).rows,
  });
  return new Map(data.map(({ id, title }) => [id, title]));
};
