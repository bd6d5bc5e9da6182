import { useQuery } from '@tanstack/react-query';
import { readOrganisation } from '../../providers/authOrganisation.ts';
import { renewSession } from '../../providers/authSession.ts';

/** The screen whose saving changes what every page shows: colours, name, formats. */
const generalSettings = 'settings/general/general-settings';

const renew = async (): Promise<true> => {
  await Promise.all([readOrganisation(), renewSession()]);
  return true;
};

/** Reads colours, name and formats again when the organisation's settings are saved, undone or redone: like every list they are old then. */
export const useFollowOrganisation = (): void => {
  useQuery({ queryKey: [generalSettings, 'brand'], queryFn: renew, initialData: true, staleTime: Infinity });
};
