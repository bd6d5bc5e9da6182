/// <reference types="vite/client" />
import { screens } from '../../../../generated/screens.ts';
import type { Resource } from '../../../domain/resource.ts';
import { knownFields, shownFields } from '../../../domain/customisation/customise.ts';
import { readSession, sessionState } from '../authSession.ts';
import { asOrganised, currentWords, onCustomisation } from '../customisation.ts';
import { needMessages, overlayMessages, showMessages } from '../i18nMessages.ts';
import { createMetadata } from './metadata.ts';
import type { Metadata } from './metadata.ts';

const modules = import.meta.glob<{ readonly resources: readonly Resource[] }>('../../../../generated/*/resources.ts');

/** Whose fields they are: of a session that is known nobody is asked again. */
const knownSession = async (): Promise<void> => {
  if (sessionState.get().status !== 'in') await readSession();
};

/** An entity as the organisation has it: what keeps its own fields is none itself, and what it hides is not there. */
const asSeen = (resource: Resource): Resource => {
  const whole = asOrganised(resource);
  return { ...whole, fields: shownFields(whole), known: knownFields(whole) };
};

/** The metadata that codegen printed, one chunk an endpoint, as the organisation of the session has it; what its entities say is there with it. */
export const printedMetadata: Metadata = createMetadata(screens, async (endpoint) => {
  const open = modules[`../../../../generated/${endpoint}/resources.ts`];
  if (!open) throw new Error(`The endpoint ${endpoint} has no resources.`);
  const [{ resources }] = await Promise.all([open(), needMessages(endpoint), knownSession()]);
  return resources.map(asSeen);
});

overlayMessages(currentWords);
onCustomisation(() => {
  printedMetadata.forget();
  void showMessages();
});
