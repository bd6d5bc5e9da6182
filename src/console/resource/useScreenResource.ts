import { startTransition, use, useEffect, useState } from 'react';
import { onCustomisation } from '../providers/customisation.ts';
import { printedMetadata } from '../providers/data/printedMetadata.ts';
import type { ScreenResource } from '../providers/data/metadata.ts';

/** The metadata of a screen as the organisation has it; when somebody changes its fields, what is open takes them over without going away. Suspends. */
export const useScreenResource = (name: string): ScreenResource => {
  const [kept, keep] = useState(() => ({ name, screen: printedMetadata.screenResource(name) }));
  useEffect(() => onCustomisation(() => startTransition(() => keep({ name, screen: printedMetadata.screenResource(name) }))), [name]);
  return use(kept.name === name ? kept.screen : printedMetadata.screenResource(name));
};
