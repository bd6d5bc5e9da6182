/** Fields for tests, as codegen prints them. */
import type { Field, FieldKind } from '../../../src/domain/resource.ts';

export const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  name: more.key ?? 'value',
  key: 'value',
  column: 'value',
  kind,
  required: false,
  readOnly: false,
  search: false,
  filter: false,
  sort: false,
  inList: false,
  help: false,
  rule: {},
  ...more,
});
