import type { ComponentType } from 'react';
import { needMessages } from './providers/i18nMessages.ts';
import type { OpenPath } from '../domain/open-paths.ts';

const served = async (): Promise<ComponentType> => (await import('./shell/states/ServedPage.tsx')).ServedPage;

/** What draws each address of `domain/open-paths.ts`; one without a line here does not compile. */
export const openParts: Readonly<Record<OpenPath, () => Promise<ComponentType>>> = {
  '/sign-in': async () => (await Promise.all([import('./sign-in/SignIn.tsx'), needMessages('sign-in')]))[0].SignIn,
  '/forgot-password': async () => (await Promise.all([import('./sign-in/ForgotPassword.tsx'), needMessages('sign-in')]))[0].ForgotPassword,
  '/reset-password': async () => (await Promise.all([import('./sign-in/ResetPassword.tsx'), needMessages('sign-in')]))[0].ResetPassword,
  '/set-up': async () => (await Promise.all([import('./sign-in/SetUp.tsx'), needMessages('sign-in')]))[0].SetUp,
  '/entomohr': async () => (await Promise.all([import('./sign-in/PartnerLanding.tsx'), needMessages('sign-in')]))[0].PartnerLanding,
  '/job-candidates': served,
  '/careers': served,
  '/candidate-portal': served,
  '/page-not-found': async () => (await import('./shell/states/NotFoundPage.tsx')).NotFoundPage,
};
