import { print } from 'graphql';
import { ask } from '../shell/ask.ts';
import type { SecurityFragment } from '../../../generated/core-hr/operations.ts';
import type { DocumentNode } from 'graphql';

export type AccountSession = SecurityFragment['sessions'][number];
export type AccountDevice = SecurityFragment['devices'][number];

/** Sends one of the operations on an account's security; each answers how the account stands afterwards. */
export const askSecurity = async (document: DocumentNode, variables: object = {}): Promise<SecurityFragment> => (await ask<{ readonly answer: SecurityFragment }>('core-hr', print(document), variables)).answer;
