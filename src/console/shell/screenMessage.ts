/** `/my-team/team-summary` → `screen.my-team.team-summary`, the message of a screen that is not named by its entity or form; a colon of a parameter is left out. */
export const screenMessage = (path: string): string => `screen.${(path.slice(1) || 'dashboard').replaceAll('/', '.').replaceAll(':', '')}`;
