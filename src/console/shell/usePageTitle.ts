import { useEffect } from 'react';
import { useOrganisationTitle, useProductName } from '../providers/authOrganisation.ts';
import { useSession } from '../providers/authSession.ts';

/** Names the page in the browser: '{route title} - {organisation} | {the organisation's own title or ours}' (decision 20); without a session the organisation is given by the caller. */
export const usePageTitle = (title: string, organisation?: string): void => {
  const product = useProductName();
  const own = useOrganisationTitle() || `${product} - Hire to Retire`;
  const name = useSession()?.organisation.name ?? organisation;
  useEffect(() => {
    document.title = `${name ? `${title} - ${name}` : title} | ${own}`;
  }, [title, name, own]);
};
