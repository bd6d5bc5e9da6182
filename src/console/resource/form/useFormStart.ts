import { useQuery } from '@tanstack/react-query';
import { formStarts, type FormStart } from '../../formStarts.ts';

const usual: FormStart = { values: {}, requires: [] };

/** How the settings of the organisation have a new record start; undefined while that is being read. Where it cannot be read, the usual start: the server says what is missing. */
export const useFormStart = (entity: string): FormStart | undefined => {
  const read = formStarts[entity];
  const { data, isError } = useQuery({ queryKey: ['form start', entity], enabled: read !== undefined, gcTime: 0, retry: false, queryFn: ({ signal }) => read!(signal) });
  return read === undefined || isError ? usual : data;
};
