import { useQuery } from '@tanstack/react-query';
import { ask } from '../shell/ask.ts';

export type Announcement = {
  readonly announcementId: number;
  readonly title: string;
  readonly announcementType: 'TEXT' | 'EMBED' | 'FLASH';
  readonly announcementText: string | null;
  readonly embedUrl: string | null;
  readonly flashContent: string | null;
};

const query = '{ listAnnouncements { announcementCount announcementList { announcementId title announcementType announcementText embedUrl flashContent } } }';

type Answer = { readonly listAnnouncements: { readonly announcementCount: number; readonly announcementList: readonly Announcement[] } };

/** What is announced to me today, newest first. */
export const useAnnouncements = () =>
  useQuery({ queryKey: ['announcements'], queryFn: async ({ signal }) => (await ask<Answer>('organisation-data', query, {}, signal)).listAnnouncements.announcementList, staleTime: 60_000 });
