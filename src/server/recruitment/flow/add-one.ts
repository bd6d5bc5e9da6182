import { checkPhone } from '../../../domain/phone.ts';
import { validateRecord } from '../../../domain/validate.ts';
import { allocate } from '../../db/ids.ts';
import type { Transaction } from '../../db/org.ts';
import { hasMessage } from '../../messages.ts';
import type { Caller } from '../../resource/caller.ts';
import { missingReferences, takenValues } from '../../resource/check-database.ts';
import { hooksOf, type Values } from '../../resource/hooks.ts';
import type { Change } from '../../resource/journal.ts';
import { organisationFormats } from '../../resource/organisation-formats.ts';
import { refuseFields } from '../../resource/refuse-fields.ts';
import { resourceOf } from '../../resource/registry.ts';
import { insertImages } from '../../resource/store.ts';
import { asCustomised, take } from '../../resource/take.ts';

/** A new record by the rules of its form, as one part of a larger change. Answers its id and what was written with it. */
export const addOne = async (tx: Transaction, caller: Caller, type: string, input: Values): Promise<{ readonly id: string; readonly changes: readonly Change[] }> => {
  const resource = resourceOf(type);
  const [whole, hooks] = [asCustomised(resource, caller), await hooksOf(resource)];
  const { values } = await take(tx, resource, whole, input, null, caller);
  const { custom: _custom, ...told } = values;
  refuseFields(caller, validateRecord(whole.fields, told, { entity: resource.name, hasMessage, phone: checkPhone, ...(await organisationFormats(tx)), mode: 'add' }));
  refuseFields(caller, [...(await missingReferences(tx, resource, values, caller.session)), ...(await takenValues(tx, resource, values, null))]);
  await hooks.beforeSave?.(tx, caller, values, null);
  const id = String(await allocate(tx, resource.table, 1));
  const [after] = await insertImages(tx, resource, [{ ...values, id, version: 1 }], caller.session.name);
  const others = (await hooks.together?.(tx, caller, [{ after: after!, before: null }])) ?? [];
  return { id, changes: [{ entity: type, id, kind: 'ADD', before: null, after: after! }, ...others] };
};
