import { startingRoles } from '../../../access/default-roles.ts';
import { noteAdministratorRole } from '../../../access/new-forms.ts';
import { seedDocumentLists } from '../../../reference-lists/starting-documents.ts';
import { seedHiringLists } from '../../../reference-lists/starting-hiring.ts';
import { seedReferenceLists } from '../../../reference-lists/starting-lists.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import { otherAdministrator } from './accounts.ts';

/** A second, small organisation with a designation of its own. Answers the id of its administrator's account. */
export const seedOther = async (tx: Transaction): Promise<ReadonlyMap<string, string>> => {
  const seed = seeding(tx);
  await seed.add('Organisation', [{ name: 'Harbour Logistics', code: 'other', country: 'PH', currency: 'PHP', timeZone: 'Asia/Manila', primaryColor: '#0B3954', secondaryColor: '#087E8B' }]);
  const [locationId] = await seed.add('Location', [{ code: 'CEB', name: 'Cebu terminal', currency: 'PHP', timeZone: 'Asia/Manila' }]);
  const [gradeId] = await seed.add('Grade', [{ code: 'A', name: 'Staff', rank: 1 }]);
  const [levelId] = await seed.add('JobLevel', [{ code: 'S', name: 'Staff', gradeId }]);
  const [designationId] = await seed.add('Designation', [{ code: 'TM', title: 'Terminal manager', levelId, gradeId }]);
  const [departmentId] = await seed.add('Department', [{ code: 'TER', name: 'Terminal', locationId }]);
  const person = { employeeNumber: '1', firstName: 'Elena', lastName: 'Marchetti', email: otherAdministrator.email, dateOfJoin: '2015-01-05' };
  await seedReferenceLists(seed);
  await seedDocumentLists(seed);
  await seedHiringLists(seed);
  const [employeeId] = await seed.add('Employee', [{ ...person, designationId, departmentId, locationId }]);
  const roleIds = await seed.add('Role', startingRoles);
  const roleId = roleIds[startingRoles.findIndex(({ code }) => code === 'ADMINISTRATOR')]!;
  const [userId = ''] = await seed.add('UserAccount', [{ ...otherAdministrator, employeeId, roles: [{ roleId }] }]);
  await seed.finish('Demo organisation');
  await noteAdministratorRole(tx, roleId);
  return new Map([[otherAdministrator.email, userId]]);
};
