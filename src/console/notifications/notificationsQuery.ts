import { ask } from '../shell/ask.ts';

export type Notice = { readonly notificationId: string; readonly text: string; readonly path: string | null; readonly createdAt: string; readonly isRead: boolean };
export type Notices = { readonly totalRecords: number; /** How many are not read. */ readonly notificationCount: number; readonly notificationList: readonly Notice[] };

const list = 'query ($limit: Int!) { listNotificationsInDashboard(limit: $limit) { totalRecords notificationCount notificationList { notificationId text path createdAt isRead } } }';
const mark = 'mutation ($ids: [ID!]) { markNotificationsRead(notificationIds: $ids) { notificationCount } }';

/** My newest notifications and how many of all are not read. */
export const readNotices = async (limit: number, signal: AbortSignal): Promise<Notices> =>
  (await ask<{ listNotificationsInDashboard: Notices }>('organisation-data', list, { limit }, signal)).listNotificationsInDashboard;

/** Marks these as read, or all of mine with null. */
export const markRead = async (ids: readonly string[] | null): Promise<void> => {
  await ask('organisation-data', mark, { ids });
};
