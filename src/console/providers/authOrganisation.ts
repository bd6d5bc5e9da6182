import { useEffect } from 'react';
import { setBrandColours } from '../shell/brandColours.ts';
import { keepGeneralSettings, keptPageTitle } from '../shell/generalSettings.ts';
import { createSignal, useSignal } from '../shell/signal.ts';
import { authAnswer } from './authAnswer.ts';
import { hasMarker } from './authSession.ts';

/** What the sign-in page may know of an organisation; the name is null where the address names none. `hasSetup`: one exists already. */
export type Organisation = {
  readonly code: string | null;
  readonly name: string | null;
  readonly pageTitle: string | null;
  /** Names of files on the public image path. */
  readonly favicon?: string | null;
  readonly logo?: string | null;
  /** What people read who have not chosen a language. */
  readonly language?: string | null;
  /** What the product is called on this domain; null for Tenure. */
  readonly productName?: string | null;
  readonly hasSetup: boolean;
  /** Setting up takes the code of the server's terminal. */
  readonly needsSetUpCode?: boolean;
  /** How people sign in beside the password: at a provider with this name, or at the one of their address. */
  readonly singleSignOn?: { readonly label?: string; readonly byAddress?: boolean } | null;
};
type Answer = Organisation & {
  readonly primaryColor: string | null;
  readonly secondaryColor: string | null;
  readonly hoverColor: string | null;
  readonly tableHeaderColor: string | null;
  readonly tableHeaderTextColor: string | null;
};

const organisation = createSignal<Organisation | undefined>(undefined);
/** Whether there was a session when it was asked for last; undefined before that, and when it could not be read. */
let asked: boolean | undefined;

/** Reads the organisation and shows its colours. When it cannot be read, the default colours are shown and cached (specification 0 §8). */
export const readOrganisation = async (): Promise<void> => {
  asked = hasMarker();
  try {
    const answer = await authAnswer<Answer>('organisation');
    organisation.set(answer);
    keepGeneralSettings(answer);
    if (!answer.primaryColor) return;
    setBrandColours({
      Primary_Color: answer.primaryColor,
      Secondary_Color: answer.secondaryColor,
      Hover_Color: answer.hoverColor,
      Table_Header_Color: answer.tableHeaderColor,
      Table_Header_Text_Color: answer.tableHeaderTextColor,
    });
  } catch (error) {
    asked = undefined;
    console.error('The organisation could not be read', error);
    setBrandColours(undefined);
  }
};

/** The organisation; asked for when it was not yet, or when somebody has signed in or out since: the address alone may name another than the session. */
export const useOrganisation = (): Organisation | undefined => {
  useEffect(() => {
    if (asked !== hasMarker()) void readOrganisation();
  }, []);
  return useSignal(organisation);
};

/** The organisation as last read, wherever somebody else reads it. */
export const useKnownOrganisation = (): Organisation | undefined => useSignal(organisation);

/** What the product is called on this domain. */
export const useProductName = (): string => useSignal(organisation)?.productName || 'Tenure';

/** The organisation's own page title, where it has one; until it is read the one that this device keeps. */
export const useOrganisationTitle = (): string | null => {
  const known = useSignal(organisation);
  return known ? known.pageTitle : keptPageTitle();
};
