export { specifiedLists as listLeaveTypes } from '../reference-lists/specified-lists.ts';
