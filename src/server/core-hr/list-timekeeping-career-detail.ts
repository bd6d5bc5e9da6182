export { specifiedLists as listTimekeepingCareerDetail } from '../reference-lists/specified-lists.ts';
