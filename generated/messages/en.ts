// Printed by npm run codegen from src/messages/. Do not edit.
import { messages as coreHrMessages } from './core-hr/en.ts';
import { messages as formsMessages } from './forms/en.ts';
import { messages as importMessages } from './import/en.ts';
import { messages as organisationDataMessages } from './organisation-data/en.ts';
import { messages as pagesMessages } from './pages/en.ts';
import { messages as serverMessages } from './server/en.ts';
import { messages as startMessages } from './start/en.ts';
export const messages: Readonly<Record<string, string>> = { ...coreHrMessages, ...formsMessages, ...importMessages, ...organisationDataMessages, ...pagesMessages, ...serverMessages, ...startMessages };
