import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { remindOfDeclarations } from '../income-tax/remind-of-declarations.ts';

export const remindOfFbpDeclarations = ({ employeeIds = null }: { readonly employeeIds?: readonly number[] | null }, context: Context, grant: Grant) => remindOfDeclarations('FBP', employeeIds, context, grant);
