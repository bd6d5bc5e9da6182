import { useEffect, useLayoutEffect } from 'react';
import { useOrganisationTitle, useProductName } from '../providers/authOrganisation.ts';
import { useSession } from '../providers/authSession.ts';

const useDocumentTitle = (title: string, organisation: string | undefined): string => {
  const product = useProductName();
  const own = useOrganisationTitle() || `${product} - Hire to Retire`;
  const name = useSession()?.organisation.name ?? organisation;
  return `${name ? `${title} - ${name}` : title} | ${own}`;
};

/** Names the page in the browser: '{route title} - {organisation} | {the organisation's own title or ours}' (decision 20); without a session the organisation is given by the caller. */
export const usePageTitle = (title: string, organisation?: string): void => {
  const whole = useDocumentTitle(title, organisation);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
};

/** The same for what stands around a page: the page itself may name it more exactly. */
export const useScreenTitle = (title: string): void => {
  const whole = useDocumentTitle(title, undefined);
  useLayoutEffect(() => {
    document.title = whole;
  }, [whole]);
};
