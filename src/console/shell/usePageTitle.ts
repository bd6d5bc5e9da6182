import { useEffect } from 'react';
import { useOrganisationTitle } from '../providers/authOrganisation.ts';
import { useSession } from '../providers/authSession.ts';

const product = 'Tenure - Hire to Retire';

/** Names the page in the browser: '{route title} - {organisation} | {the organisation's own title or ours}' (decision 20); without a session the organisation is given by the caller. */
export const usePageTitle = (title: string, organisation?: string): void => {
  const own = useOrganisationTitle() || product;
  const name = useSession()?.organisation.name ?? organisation;
  useEffect(() => {
    document.title = `${name ? `${title} - ${name}` : title} | ${own}`;
  }, [title, name, own]);
};
