import type { ComponentType } from 'react';
import type { OpenPath } from '../domain/open-paths.ts';

const served = async (): Promise<ComponentType> => (await import('./shell/states/ServedPage.tsx')).ServedPage;

/** What draws each address of `domain/open-paths.ts`; one without a line here does not compile. */
export const openParts: Readonly<Record<OpenPath, () => Promise<ComponentType>>> = {
  '/sign-in': async () => (await import('./sign-in/SignIn.tsx')).SignIn,
  '/forgot-password': async () => (await import('./sign-in/ForgotPassword.tsx')).ForgotPassword,
  '/reset-password': async () => (await import('./sign-in/ResetPassword.tsx')).ResetPassword,
  '/set-up': async () => (await import('./sign-in/SetUp.tsx')).SetUp,
  '/entomohr': async () => (await import('./sign-in/PartnerLanding.tsx')).PartnerLanding,
  '/job-candidates': served,
  '/careers': served,
  '/candidate-portal': served,
  '/page-not-found': async () => (await import('./shell/states/NotFoundPage.tsx')).NotFoundPage,
};
