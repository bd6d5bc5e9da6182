import type { Resolve } from '../graphql/entity-resolvers.ts';
import { specifiedLists } from '../reference-lists/specified-lists.ts';

export const listAccountType: Resolve = specifiedLists;
