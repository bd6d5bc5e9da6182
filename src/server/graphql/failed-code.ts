import { Kind, type GraphQLError } from 'graphql';
import type { ErrorCode } from '../../domain/errors.ts';
import { resources } from '../resource/registry.ts';

const FAILED: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>([
  ['recruitmentSetting', 'RECRUITMENT_SETTINGS_FAILED'],
  ['recruitmentGeneralSetting', 'RECRUITMENT_SETTINGS_FAILED'],
  ['listRecruitmentGeneralSettings', 'RECRUITMENT_SETTINGS_FAILED'],
  ['listAllEmployeeDetails', 'EMPLOYEES_FAILED'],
  ['getEmployeesDetailsBasedOnRole', 'EMPLOYEES_FAILED'],
  ['getEmployeeDetailsBasedOnGroup', 'EMPLOYEES_FAILED'],
  // What an organisation has once is a setting.
  ...resources.filter(({ single }) => single).flatMap(({ type }): [string, ErrorCode][] => [[`add${type}`, 'SETTINGS_SAVE_FAILED'], [`update${type}`, 'SETTINGS_SAVE_FAILED']]),
]);

/** What the specification says where an operation fails for a cause of ours (document 1 §8); the general text elsewhere. */
export const failedCode = (error: GraphQLError | undefined): ErrorCode => {
  const [node] = error?.path?.length === 1 ? (error.nodes ?? []) : [];
  return (node?.kind === Kind.FIELD && FAILED.get(node.name.value)) || '_UH0001';
};
