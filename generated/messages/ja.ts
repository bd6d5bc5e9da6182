// Printed by npm run codegen from src/messages/. Do not edit.
import { messages as coreHrMessages } from './core-hr/ja.ts';
import { messages as formsMessages } from './forms/ja.ts';
import { messages as importMessages } from './import/ja.ts';
import { messages as organisationDataMessages } from './organisation-data/ja.ts';
import { messages as pagesMessages } from './pages/ja.ts';
import { messages as serverMessages } from './server/ja.ts';
import { messages as startMessages } from './start/ja.ts';
export const messages: Readonly<Record<string, string>> = { ...coreHrMessages, ...formsMessages, ...importMessages, ...organisationDataMessages, ...pagesMessages, ...serverMessages, ...startMessages };
