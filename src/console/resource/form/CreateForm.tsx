import { useMemo } from 'react';
import { useGetOne } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FormPage } from './FormPage.tsx';
import { useFormStart } from './useFormStart.ts';
import { copyOf, defaultsOf } from './values.ts';
import type { Values } from './values.ts';
import type { FieldRights } from './useFieldRights.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';

type Props = {
  readonly target: ScreenResource;
  readonly rights: FieldRights;
  /** The record that the new one starts as a copy of. */
  readonly copied: string | undefined;
};

/** What a link to the form of a new record hands over, as the state of the navigation. */
export type StartedWith = { readonly start: Values };

/** Opens a new record with its defaults, with what the link to it hands over, or with what another one has but may not share. */
export const CreateForm = ({ target, rights, copied }: Props) => {
  const { data, error, refetch } = useGetOne<Row>(target.name, { id: copied ?? '' }, { enabled: copied !== undefined, retry: false });
  const began = useFormStart(target.resource.name);
  const { start } = (useLocation().state ?? {}) as Partial<StartedWith>;
  const defaults = useMemo(
    () => ({ ...defaultsOf(rights.addable), ...began?.values, ...Object.fromEntries(rights.addable.flatMap(({ key }) => (start?.[key] === undefined ? [] : [[key, start[key]]]))), ...(data ? copyOf(rights.addable, data, target.resource.unique) : {}), ...rights.given }),
    [rights, data, target, start, began],
  );
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  if (began === undefined || (copied !== undefined && !data)) return <ScreenFrame screen={target.screen} />;
  return <FormPage target={target} rights={rights} record={undefined} defaults={defaults} requires={began.requires} />;
};
