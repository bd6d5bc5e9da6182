import { useMemo } from 'react';
import { useSession } from '../../providers/authSession.ts';
import type { Field, Resource, Screen } from '../../../domain/resource.ts';

export type FieldRights = {
  /** Fields that exist for this person, in the order of the schema. */
  readonly visible: readonly Field[];
  /** Those of them that this person may write here. */
  readonly writable: readonly Field[];
  /** Those that may be written in a record that is there: all but what was fixed when it was added. */
  readonly changeable: readonly Field[];
  readonly mayAdd: boolean;
  readonly mayUpdate: boolean;
  readonly mayDelete: boolean;
};

/** What a person may see and write of an entity on a screen: the form's rights and those that guard single fields. */
export const useFieldRights = ({ fields }: Pick<Resource, 'fields'>, screen: Pick<Screen, 'form' | 'actions'>): FieldRights => {
  const rights = useSession()?.rights;
  return useMemo(() => {
    const own = rights?.[screen.form];
    const visible = fields.filter(({ kind, access }) => kind !== 'id' && (access === undefined || rights?.[access]?.view === true));
    const writable = visible.filter(({ readOnly, access }) => !readOnly && (access === undefined || rights?.[access]?.update === true));
    return {
      visible,
      writable,
      changeable: writable.filter(({ fixed }) => !fixed),
      mayAdd: own?.add === true && screen.actions.includes('ADD'),
      mayUpdate: own?.update === true && screen.actions.includes('EDIT'),
      mayDelete: own?.delete === true && screen.actions.includes('DELETE'),
    };
  }, [fields, rights, screen.form, screen.actions]);
};
