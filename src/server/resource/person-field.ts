import type { Resource } from '../../domain/resource.ts';

/** The field that names the employee whom an entity's records concern: declared, else a reference called so. Undefined where they concern nobody in particular. */
export const personField = (resource: Resource): string | undefined => resource.concerns ?? resource.person ?? resource.fields.find(({ name, reference }) => name === 'employee' && reference?.type === 'Employee')?.key;
