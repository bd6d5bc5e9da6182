export { specifiedLists as listAccountType } from '../reference-lists/specified-lists.ts';
