import { lazy } from 'react';
import { needMessages } from './providers/i18nMessages.ts';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { SectionAsideProps } from './resource/form/SectionAside.tsx';

/** What stands below the fields of one section of a form, by `<entity>.<group>`: another way to enter what they hold. */
export const sectionAsides: Readonly<Partial<Record<string, LazyExoticComponent<ComponentType<SectionAsideProps>>>>> = {
  'candidate.resume': lazy(async () => ({ default: (await import('./recruitment/candidates/fill/FillFromResume.tsx')).FillFromResume })),
  'candidate.contact': lazy(async () => ({ default: (await import('./recruitment/duplicates/Lookalikes.tsx')).Lookalikes })),
  'careerPage.suggestions': lazy(async () => ({ default: (await import('./recruitment/career-page/BannerSuggestions.tsx')).BannerSuggestions })),
  'report.sharing': lazy(async () => ({ default: (await Promise.all([import('./form-generator/ReadersAside.tsx'), needMessages('pages')]))[0].ReadersAside })),
  'attendanceConfiguration.geofence': lazy(async () => ({ default: (await Promise.all([import('./settings/geofence/GeofenceMap.tsx'), needMessages('pages')]))[0].GeofenceMap })),
};
