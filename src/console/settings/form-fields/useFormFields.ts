import { useQuery } from '@tanstack/react-query';
import { needMessages } from '../../providers/i18nMessages.ts';
import { loadResources } from '../../resource/loadResource.ts';
import { ask } from '../../shell/ask.ts';
import { keptOf } from './formLines.ts';
import type { Kept } from './formLines.ts';
import type { Form } from './useForms.ts';
import type { Resource } from '../../../domain/resource.ts';

const QUERY = `query ($entity: Entity!) {
  listFormFields(filter: { entity: { equals: $entity } }, limit: 1000, form: UI_ELEMENTS_CUSTOMIZER) {
    rows { id version entity field label kind choices isRequired isVisible minimum maximum preset section position hint }
  }
}`;

export type FormFields = { readonly base: Resource; /** Of a form field itself. */ readonly formField: Resource; readonly kept: readonly Kept[] };

const named = async (endpoint: string, type: string): Promise<Resource> => {
  const found = (await loadResources(endpoint)).find((one) => one.type === type);
  if (!found) throw new Error(`The endpoint ${endpoint} has no ${type}.`);
  return found;
};

/** A form as Tenure has it, and what the organisation keeps of its fields. */
export const useFormFields = ({ endpoint, type }: Form) =>
  useQuery({
    queryKey: ['settings/general/ui-elements-customizer', type],
    queryFn: async ({ signal }): Promise<FormFields> => {
      const [base, formField, { listFormFields }] = await Promise.all([
        named(endpoint, type),
        named('settings', 'FormField'),
        ask<{ readonly listFormFields: { readonly rows: readonly Kept[] } }>('settings', QUERY, { entity: type }, signal),
        needMessages(endpoint),
      ]);
      return { base, formField, kept: listFormFields.rows.map(keptOf).toSorted((one, other) => Number(one.id) - Number(other.id)) };
    },
  });
