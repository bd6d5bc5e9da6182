export { specifiedLists as listBankDetails } from '../reference-lists/specified-lists.ts';
