/** Lists that show people's records to those who lead them may be narrowed to the team of one manager. */
import type { Resource } from '../resource.ts';

/** The key of the condition, which is of no field: everybody who reports to one manager, directly or through others. */
export const TEAM_OF = 'teamOf';

/** Where those who lead look at their people. */
export const isTeamPath = (path: string): boolean => /^\/my-team(-finance)?\//.test(path);

type Listed = Pick<Resource, 'person' | 'concerns'> & { readonly screens: readonly { readonly path: string }[] };

/** Key of the reference to whom the records are about (`id` on the employee itself); undefined where no screen shows them to those who lead. */
export const teamPersonOf = ({ person, concerns, screens }: Listed): string | undefined => (screens.some(({ path }) => isTeamPath(path)) ? (concerns ?? person) : undefined);
