import type { DeclarationKind } from './declaration-release.ts';

/** Where employees declare. */
export const declarationPath = (kind: DeclarationKind): string => `/my-finance/my-declarations/${kind === 'FBP' ? 'fbp' : 'nps'}-declaration`;
