/// <reference types="vite/client" />
import { screens } from '../../../../generated/screens.ts';
import type { Resource } from '../../../domain/resource.ts';
import { needMessages } from '../i18nMessages.ts';
import { createMetadata } from './metadata.ts';
import type { Metadata } from './metadata.ts';

const modules = import.meta.glob<{ readonly resources: readonly Resource[] }>('../../../../generated/*/resources.ts');

/** The metadata that codegen printed, one chunk an endpoint; what its entities say is there with it. */
export const printedMetadata: Metadata = createMetadata(screens, async (endpoint) => {
  const open = modules[`../../../../generated/${endpoint}/resources.ts`];
  if (!open) throw new Error(`The endpoint ${endpoint} has no resources.`);
  const [{ resources }] = await Promise.all([open(), needMessages(endpoint)]);
  return resources;
});
