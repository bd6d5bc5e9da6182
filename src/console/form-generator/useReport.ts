import { useQuery } from '@tanstack/react-query';
import { readDefinition, emptyDefinition, type Definition } from '../../domain/reports/definition.ts';
import { ask } from '../shell/ask.ts';

export type KeptReport = { readonly id: string; readonly version: number; readonly name: string; readonly description: string | null; readonly entity: string; readonly definition: Definition; readonly owner: { readonly id: string; readonly title: string } };

const QUERY = 'query ($id: ID!) { answer: report(id: $id) { row { id version name description entity definition owner { id title } } } }';

type Told = { readonly answer: { readonly row: Omit<KeptReport, 'definition'> & { readonly definition: unknown } } };

/** A definition that is not readable any more opens empty. */
export const keptOf = ({ definition, ...rest }: Told['answer']['row']): KeptReport => {
  const read = readDefinition(definition ?? {});
  return { ...rest, definition: 'definition' in read ? read.definition : emptyDefinition };
};

export const reportKey = (id: string) => ['form-generator', 'report', id];

/** A kept report; nothing is asked without an id. */
export const useReport = (id: string | undefined) =>
  useQuery({ queryKey: reportKey(id ?? ''), enabled: id !== undefined, retry: false, refetchOnReconnect: false, queryFn: async ({ signal }) => keptOf((await ask<Told>('settings', QUERY, { id }, signal)).answer.row) });
