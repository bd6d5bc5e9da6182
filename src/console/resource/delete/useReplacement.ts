import { useState } from 'react';
import { useLocaleState, useTranslate } from 'ra-core';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useUsers } from './useUsers.ts';
import type { Looked } from '../panel/useLinked.ts';
import type { User } from './useUsers.ts';
import type { Linked } from '../../providers/data/row.ts';
import type { Resource } from '../../../domain/resource.ts';

export type Replacement = {
  /** What refers to the records, by kind. */
  readonly users: readonly User[];
  /** Those that belong to the records, so that only they themselves can be changed or deleted. */
  readonly staying: readonly User[];
  readonly total: number;
  readonly moveTo: Linked | null;
  readonly choose: (record: Linked | null) => void;
  /** The looking for what refers to the records. */
  readonly looked: Looked;
  /** It is known that nothing that the person may see refers to them. */
  readonly isFree: boolean;
  /** Nothing can be deleted before that is known and, where something is to move, before a choice. */
  readonly isBlocked: boolean;
  /** What Yes does besides deleting. */
  readonly yes: string | undefined;
};

/** What refers to records that are to be deleted, and the record that is to take their place. */
export const useReplacement = (resource: Resource, ids: readonly string[]): Replacement => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { users, looked } = useUsers(resource, ids);
  const [moveTo, choose] = useState<Linked | null>(null);
  const staying = users.filter(({ stays }) => stays);
  const total = users.reduce((sum, one) => sum + one.total, 0);
  const isKnown = !looked.isLoading && looked.error === null;
  const canMove = users.length > 0 && staying.length === 0;
  return { users, staying, total, moveTo, choose, looked, isFree: isKnown && users.length === 0, isBlocked: !isKnown || (users.length > 0 && moveTo === null), yes: canMove ? translate('form.delete.moveYes', { smart_count: total, number: new Intl.NumberFormat(tagOf(locale)).format(total) }) : undefined };
};
