/** What the place above the tree is called among the places to drop on. */
export const TOP = 'top';
