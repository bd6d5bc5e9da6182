import { lazy } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';

const words = () => needMessages('pages', 'forms', 'errors');

/** What is said on a record comes when it is looked at, with its words. */
export const CommentsTab = lazy(async () => ({ default: (await Promise.all([import('../talk/CommentsTab.tsx'), words()]))[0].CommentsTab }));
export const FilesTab = lazy(async () => ({ default: (await Promise.all([import('../talk/FilesTab.tsx'), words()]))[0].FilesTab }));
export const FollowButton = lazy(async () => ({ default: (await Promise.all([import('../talk/FollowButton.tsx'), words()]))[0].FollowButton }));
export const TalkDrawer = lazy(async () => ({ default: (await Promise.all([import('../talk/TalkDrawer.tsx'), words()]))[0].TalkDrawer }));
