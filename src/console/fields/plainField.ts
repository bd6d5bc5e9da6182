import type { Field } from '../../domain/resource.ts';

/** A field that no entity has, for what a page or a dialog asks besides. */
export const plainField = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({ name, key: name, column: name, kind, required: false, readOnly: false, search: false, filter: false, sort: false, inList: false, rule: {}, help: false, ...more });
