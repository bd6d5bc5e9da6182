export { specifiedLists as listEmpProfession } from '../reference-lists/specified-lists.ts';
