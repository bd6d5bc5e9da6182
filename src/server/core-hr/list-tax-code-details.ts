export { specifiedLists as listTaxCodeDetails } from '../reference-lists/specified-lists.ts';
