// Printed by npm run codegen from src/messages/. Do not edit.
import { messages as attendanceMessages } from './attendance/en.ts';
import { messages as coreHrMessages } from './core-hr/en.ts';
import { messages as documentSigningMessages } from './document-signing/en.ts';
import { messages as dynamicFormBuilderMessages } from './dynamic-form-builder/en.ts';
import { messages as employeeSelfServiceMessages } from './employee-self-service/en.ts';
import { messages as errorsMessages } from './errors/en.ts';
import { messages as exitManagementMessages } from './exit-management/en.ts';
import { messages as formsMessages } from './forms/en.ts';
import { messages as importMessages } from './import/en.ts';
import { messages as onboardingMessages } from './onboarding/en.ts';
import { messages as organisationDataMessages } from './organisation-data/en.ts';
import { messages as pagesMessages } from './pages/en.ts';
import { messages as payrollAdminMessages } from './payroll-admin/en.ts';
import { messages as recruitmentMessages } from './recruitment/en.ts';
import { messages as serverMessages } from './server/en.ts';
import { messages as settingsMessages } from './settings/en.ts';
import { messages as startMessages } from './start/en.ts';
export const messages: Readonly<Record<string, string>> = { ...attendanceMessages, ...coreHrMessages, ...documentSigningMessages, ...dynamicFormBuilderMessages, ...employeeSelfServiceMessages, ...errorsMessages, ...exitManagementMessages, ...formsMessages, ...importMessages, ...onboardingMessages, ...organisationDataMessages, ...pagesMessages, ...payrollAdminMessages, ...recruitmentMessages, ...serverMessages, ...settingsMessages, ...startMessages };
