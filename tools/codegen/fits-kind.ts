import type { FieldDefinitionNode } from 'graphql';
import type { FieldKind } from '../../src/domain/resource.ts';
import type { Arguments } from './directives.ts';
import { Mistake, placeOf } from './mistake.ts';
import { base } from './names.ts';

/** What `@column(kind:)` makes of a field, beside the lists. */
export const KINDS: Readonly<Record<string, FieldKind>> = { LONG_TEXT: 'longText', PERCENT: 'percent', DURATION: 'duration', PHONE: 'phone', MONEY: 'money', YEAR: 'integer' };

/**
 * What `@column` says of a field's kind is what it became.
 * @throws Mistake where it would be silently left undone
 */
export const fitsKind = (node: FieldDefinitionNode, owner: string, kind: FieldKind, column: Arguments | undefined): void => {
  const name = `${owner}.${node.name.value}`;
  if (kind !== 'file' && kind !== 'image' && (node.directives ?? []).some(({ name: { value } }) => value === 'file')) throw new Mistake(placeOf(node, 'file'), `${name} is of the kind ${kind}, so it holds no file.`, 'Leave out @file.');
  if (!column) return;
  const wrong = (what: string, suggestion: string): Mistake => new Mistake(placeOf(node, 'column'), `${name} ${what}.`, suggestion);
  if (column.kind && kind !== (KINDS[column.kind as string] ?? 'listed')) throw wrong(`is of the kind ${kind}, so it cannot be of the kind ${column.kind as string}`, 'Leave out kind.');
  if (column.currency && kind !== 'money') throw wrong(`is of the kind ${kind}, so it has no currency`, 'Leave out currency.');
  if (column.formula && kind !== 'longText') throw wrong(`is of the kind ${kind}, so it is no formula`, 'Leave out formula.');
  if (!column.concat) return;
  if (base(node.type) !== 'String' || kind !== 'text') throw wrong(`is made of other texts, so it is a String`, 'Leave out concat.');
  if ((column.concat as string[]).length === 0) throw wrong('is made of nothing', 'Name the texts that it is made of.');
  if (column.default) throw wrong('is made of other fields, so it has no default', 'Leave out default.');
};
