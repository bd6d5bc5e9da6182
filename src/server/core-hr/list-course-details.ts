export { specifiedLists as listCourseDetails } from '../reference-lists/specified-lists.ts';
