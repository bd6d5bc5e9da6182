/** Addresses that need no session. */
export const openPaths = ['/sign-in', '/forgot-password', '/reset-password', '/set-up', '/entomohr', '/job-candidates', '/careers', '/candidate-portal', '/page-not-found'] as const;

export type OpenPath = (typeof openPaths)[number];
