export { specifiedLists as retrieveReligionList } from '../reference-lists/specified-lists.ts';
