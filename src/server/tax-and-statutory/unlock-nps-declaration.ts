import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { unlockDeclaration } from '../income-tax/unlock-declaration.ts';

export const unlockNpsDeclaration = (asked: Parameters<typeof unlockDeclaration>[1], context: Context, grant: Grant) => unlockDeclaration('NPS', asked, context, grant);
