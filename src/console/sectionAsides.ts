import { needMessages } from './providers/i18nMessages.ts';
import { apart } from './shell/pieces/apart.tsx';
import type { ComponentType } from 'react';
import type { SectionAsideProps } from './resource/form/SectionAside.tsx';

/** What stands below the fields of one section of a form, by `<entity>.<group>`: another way to enter what they hold. */
export const sectionAsides: Readonly<Partial<Record<string, ComponentType<SectionAsideProps>>>> = {
  'candidate.resume': apart(async () => (await import('./recruitment/candidates/fill/FillFromResume.tsx')).FillFromResume),
  'candidate.contact': apart(async () => (await import('./recruitment/duplicates/Lookalikes.tsx')).Lookalikes),
  'careerPage.suggestions': apart(async () => (await import('./recruitment/career-page/BannerSuggestions.tsx')).BannerSuggestions),
  'timesheet.work': apart(async () => (await import('./employee-self-service/timesheet/LastProjects.tsx')).LastProjects),
  'report.sharing': apart(async () => (await Promise.all([import('./form-generator/ReadersAside.tsx'), needMessages('pages')]))[0].ReadersAside),
  'attendanceConfiguration.geofence': apart(async () => (await Promise.all([import('./settings/geofence/GeofenceMap.tsx'), needMessages('pages')]))[0].GeofenceMap),
};
