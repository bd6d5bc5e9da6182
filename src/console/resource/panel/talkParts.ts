import { needMessages } from '../../providers/i18nMessages.ts';
import { apart } from '../../shell/pieces/apart.tsx';

const words = () => needMessages('pages', 'forms', 'errors');

/** What is said on a record comes when it is looked at, with its words. */
export const CommentsTab = apart(async () => (await Promise.all([import('../talk/CommentsTab.tsx'), words()]))[0].CommentsTab);
export const FilesTab = apart(async () => (await Promise.all([import('../talk/FilesTab.tsx'), words()]))[0].FilesTab);
export const FollowButton = apart(async () => (await Promise.all([import('../talk/FollowButton.tsx'), words()]))[0].FollowButton);
export const TalkDrawer = apart(async () => (await Promise.all([import('../talk/TalkDrawer.tsx'), words()]))[0].TalkDrawer);
