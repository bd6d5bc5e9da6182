export { specifiedLists as listInsuranceType } from '../reference-lists/specified-lists.ts';
