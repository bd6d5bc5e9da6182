// Printed by npm run codegen from src/messages/. Do not edit.
import { messages as attendanceMessages } from './attendance/sp.ts';
import { messages as coreHrMessages } from './core-hr/sp.ts';
import { messages as documentSigningMessages } from './document-signing/sp.ts';
import { messages as dynamicFormBuilderMessages } from './dynamic-form-builder/sp.ts';
import { messages as employeeSelfServiceMessages } from './employee-self-service/sp.ts';
import { messages as errorsMessages } from './errors/sp.ts';
import { messages as exitManagementMessages } from './exit-management/sp.ts';
import { messages as formsMessages } from './forms/sp.ts';
import { messages as importMessages } from './import/sp.ts';
import { messages as onboardingMessages } from './onboarding/sp.ts';
import { messages as organisationDataMessages } from './organisation-data/sp.ts';
import { messages as pagesMessages } from './pages/sp.ts';
import { messages as payrollAdminMessages } from './payroll-admin/sp.ts';
import { messages as recruitmentMessages } from './recruitment/sp.ts';
import { messages as serverMessages } from './server/sp.ts';
import { messages as settingsMessages } from './settings/sp.ts';
import { messages as startMessages } from './start/sp.ts';
export const messages: Readonly<Record<string, string>> = { ...attendanceMessages, ...coreHrMessages, ...documentSigningMessages, ...dynamicFormBuilderMessages, ...employeeSelfServiceMessages, ...errorsMessages, ...exitManagementMessages, ...formsMessages, ...importMessages, ...onboardingMessages, ...organisationDataMessages, ...pagesMessages, ...payrollAdminMessages, ...recruitmentMessages, ...serverMessages, ...settingsMessages, ...startMessages };
