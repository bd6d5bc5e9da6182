import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReadMyPreferencesQuery } from '../../../generated/organisation-data/operations.ts';
import { ask } from '../shell/ask.ts';

type Preferences = Readonly<Record<string, unknown>>;

const queryKey = ['my-preferences'];

/** As text, because the frame reads them: the printed documents and their printer would come with it. The operations folder declares them, so that they are checked. */
const readText = 'query ReadMyPreferences { listMyPreferences { rows { key value } } }';
const keepText = 'mutation KeepMyPreference($key: String!, $value: JSON) { updateMyPreference(key: $key, value: $value) { errorCode } }';

const readAll = async ({ signal }: { readonly signal: AbortSignal }): Promise<Preferences> => {
  const { listMyPreferences } = await ask<ReadMyPreferencesQuery>('organisation-data', readText, {}, signal);
  return Object.fromEntries(listMyPreferences.rows.map(({ key, value }) => [key, value as unknown]));
};

export type Preference<Value> = {
  /** Undefined until read; then what was kept, or undefined where nothing was. */
  readonly value: Value | undefined;
  readonly isKnown: boolean;
  /** Shows at once and keeps with the account; without a value it forgets. Rejects where the server did not keep it, and shows the old one again. */
  readonly keep: (value: Value | undefined) => Promise<void>;
};

/** One arrangement of the signed-in person, the same on each of their devices. `read` makes sense of what was kept, which an older release may have written. */
export const usePreference = <Value>(key: string, read: (kept: unknown) => Value | undefined): Preference<Value> => {
  const client = useQueryClient();
  const { data, isError } = useQuery({ queryKey, queryFn: readAll, staleTime: Infinity });
  const keep = useCallback(
    async (value: Value | undefined): Promise<void> => {
      const before = client.getQueryData<Preferences>(queryKey);
      client.setQueryData<Preferences>(queryKey, (all) => ({ ...all, [key]: value }));
      try {
        await ask('organisation-data', keepText, { key, value: value ?? null });
      } catch (error) {
        client.setQueryData(queryKey, before);
        throw error;
      }
    },
    [client, key],
  );
  return { value: data && data[key] !== undefined ? read(data[key]) : undefined, isKnown: data !== undefined || isError, keep };
};
