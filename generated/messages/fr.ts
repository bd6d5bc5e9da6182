// Printed by npm run codegen from src/messages/. Do not edit.
import { messages as attendanceMessages } from './attendance/fr.ts';
import { messages as coreHrMessages } from './core-hr/fr.ts';
import { messages as documentSigningMessages } from './document-signing/fr.ts';
import { messages as dynamicFormBuilderMessages } from './dynamic-form-builder/fr.ts';
import { messages as employeeSelfServiceMessages } from './employee-self-service/fr.ts';
import { messages as errorsMessages } from './errors/fr.ts';
import { messages as exitManagementMessages } from './exit-management/fr.ts';
import { messages as formsMessages } from './forms/fr.ts';
import { messages as importMessages } from './import/fr.ts';
import { messages as onboardingMessages } from './onboarding/fr.ts';
import { messages as organisationDataMessages } from './organisation-data/fr.ts';
import { messages as pagesMessages } from './pages/fr.ts';
import { messages as payrollAdminMessages } from './payroll-admin/fr.ts';
import { messages as recruitmentMessages } from './recruitment/fr.ts';
import { messages as serverMessages } from './server/fr.ts';
import { messages as settingsMessages } from './settings/fr.ts';
import { messages as startMessages } from './start/fr.ts';
export const messages: Readonly<Record<string, string>> = { ...attendanceMessages, ...coreHrMessages, ...documentSigningMessages, ...dynamicFormBuilderMessages, ...employeeSelfServiceMessages, ...errorsMessages, ...exitManagementMessages, ...formsMessages, ...importMessages, ...onboardingMessages, ...organisationDataMessages, ...pagesMessages, ...payrollAdminMessages, ...recruitmentMessages, ...serverMessages, ...settingsMessages, ...startMessages };
