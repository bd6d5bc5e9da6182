import { useMemo } from 'react';
import { useSession } from '../../providers/authSession.ts';
import { noDefaults } from './values.ts';
import { guardOf } from '../../../domain/guard-of.ts';
import type { Values } from './values.ts';
import type { Field, Resource, Screen } from '../../../domain/resource.ts';

export type FieldRights = {
  /** Fields that exist for this person, in the order of the schema. */
  readonly visible: readonly Field[];
  /** Those of them that this person may write here. */
  readonly writable: readonly Field[];
  /** Those of them that the form of a new record asks: all but what the server says of it. */
  readonly addable: readonly Field[];
  /** Those that may be written in a record that is there: all but what was fixed when it was added. */
  readonly changeable: readonly Field[];
  /** What a new record has without being asked: the person themselves, where they reach nobody else. */
  readonly given: Values;
  readonly mayAdd: boolean;
  readonly mayUpdate: boolean;
  readonly mayDelete: boolean;
};

/** What a person may see and write of an entity on a screen: the form's rights and those that guard single fields. */
export const useFieldRights = ({ fields, person }: Pick<Resource, 'fields' | 'person'>, screen: Pick<Screen, 'form' | 'scope' | 'actions'>): FieldRights => {
  const session = useSession();
  const rights = session?.rights;
  const employeeId = session?.user.employeeId ?? null;
  return useMemo(() => {
    const own = rights?.[screen.form];
    const visible = fields.filter((field) => {
      const guard = guardOf(field);
      return field.kind !== 'id' && (guard === undefined || rights?.[guard]?.view === true);
    });
    const isOwn = person !== undefined && person !== 'id' && employeeId !== null && (screen.scope === 'SELF' || own?.scope === 'SELF');
    const writable = visible.filter(({ key, readOnly, acts, access }) => !readOnly && acts !== true && !(isOwn && key === person) && (access === undefined || rights?.[access]?.update === true));
    return {
      visible,
      writable,
      addable: writable.filter(({ later }) => later !== true),
      changeable: writable.filter(({ fixed }) => !fixed),
      given: isOwn ? { [person]: employeeId } : noDefaults,
      mayAdd: own?.add === true && screen.actions.includes('ADD'),
      mayUpdate: own?.update === true && screen.actions.includes('EDIT'),
      mayDelete: own?.delete === true && screen.actions.includes('DELETE'),
    };
  }, [fields, person, rights, employeeId, screen.form, screen.scope, screen.actions]);
};
