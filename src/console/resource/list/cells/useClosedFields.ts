import { useMemo } from 'react';
import type { ScreenResource } from '../../../providers/data/metadata.ts';
import { useFieldRights } from '../../form/useFieldRights.ts';
import { whyNot } from './editable.ts';

/** Keys of the fields that the person cannot change in the cells of a list. */
export const useClosedFields = ({ resource, screen }: ScreenResource): ReadonlySet<string> => {
  const rights = useFieldRights(resource, screen);
  return useMemo(() => new Set(resource.fields.filter((field) => whyNot(field, rights) !== undefined).map(({ key }) => key)), [resource.fields, rights]);
};
