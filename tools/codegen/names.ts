/** How names of the SDL become names of operations, tables and messages. */
import { Kind, type TypeNode } from 'graphql';

/** The named type, without list and non-null. */
export const base = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : base(type.type));
export const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
export const plural = (name: string): string => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`);
