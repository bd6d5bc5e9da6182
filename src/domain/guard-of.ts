import type { Field } from './resource.ts';

/** The form without whose right the field does not exist for a person: its own, or that of the list whose records it counts. */
export const guardOf = ({ access, count }: Pick<Field, 'access' | 'count'>): Field['access'] => access ?? count?.form;
