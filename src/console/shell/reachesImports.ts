import type { FormRights } from '../providers/authSession.ts';

/** Whether a right on a form reaches as far as an import: records that are nobody's own are imported by those alone who reach all. So does `findImportGrant` of the server. */
export const reachesImports = ({ scope }: Pick<FormRights, 'scope'>, isPersonal: boolean): boolean => scope === 'ALL' || isPersonal;
