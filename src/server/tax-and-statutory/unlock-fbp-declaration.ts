import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { unlockDeclaration } from '../income-tax/unlock-declaration.ts';

export const unlockFbpDeclaration = (asked: Parameters<typeof unlockDeclaration>[1], context: Context, grant: Grant) => unlockDeclaration('FBP', asked, context, grant);
