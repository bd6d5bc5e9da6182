export { specifiedLists as retrieveListEduInstitutionAndSpecialization } from '../reference-lists/specified-lists.ts';
