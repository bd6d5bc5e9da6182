// Printed by npm run codegen from src/messages/. Do not edit.
import { messages as attendanceMessages } from './attendance/ja.ts';
import { messages as coreHrMessages } from './core-hr/ja.ts';
import { messages as documentSigningMessages } from './document-signing/ja.ts';
import { messages as dynamicFormBuilderMessages } from './dynamic-form-builder/ja.ts';
import { messages as employeeSelfServiceMessages } from './employee-self-service/ja.ts';
import { messages as errorsMessages } from './errors/ja.ts';
import { messages as exitManagementMessages } from './exit-management/ja.ts';
import { messages as formsMessages } from './forms/ja.ts';
import { messages as importMessages } from './import/ja.ts';
import { messages as onboardingMessages } from './onboarding/ja.ts';
import { messages as organisationDataMessages } from './organisation-data/ja.ts';
import { messages as pagesMessages } from './pages/ja.ts';
import { messages as payrollAdminMessages } from './payroll-admin/ja.ts';
import { messages as recruitmentMessages } from './recruitment/ja.ts';
import { messages as serverMessages } from './server/ja.ts';
import { messages as settingsMessages } from './settings/ja.ts';
import { messages as startMessages } from './start/ja.ts';
export const messages: Readonly<Record<string, string>> = { ...attendanceMessages, ...coreHrMessages, ...documentSigningMessages, ...dynamicFormBuilderMessages, ...employeeSelfServiceMessages, ...errorsMessages, ...exitManagementMessages, ...formsMessages, ...importMessages, ...onboardingMessages, ...organisationDataMessages, ...pagesMessages, ...payrollAdminMessages, ...recruitmentMessages, ...serverMessages, ...settingsMessages, ...startMessages };
