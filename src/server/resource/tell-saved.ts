import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import type { Caller } from './caller.ts';
import { hooksOf, type Written } from './hooks.ts';
import type { Change } from './journal.ts';

/** Of these changes the records of the entity of which more is told than that they are saved. */
export const toldAmong = async (resource: Resource, changes: readonly Change[]): Promise<readonly Written[]> => {
  const { tells } = await hooksOf(resource);
  if (tells === undefined) return [];
  return changes.flatMap(({ entity, after, before }): Written[] => (entity === resource.type && after !== null && tells.of({ after, before }) ? [{ after, before }] : []));
};

/** What is told of them, in the person's words; '' of none. */
export const tellSaved = async (tx: Transaction, resource: Resource, caller: Caller, told: readonly Written[]): Promise<string> => (told.length === 0 ? '' : ((await (await hooksOf(resource)).tells?.say(tx, caller, told)) ?? ''));
