import { needMessages } from '../../providers/i18nMessages.ts';
import type { Translate } from '../../fields/cellKind.ts';

const look = 'position: fixed; inset: 0; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 16px; font: 500 15px/22px system-ui, sans-serif; text-align: center';

/** Says on the page itself that the console could not be fetched, for whatever draws anything else is part of it; offers to begin anew. */
export const tellStartFailure = async (root: HTMLElement, translate: Translate): Promise<void> => {
  await needMessages('pages').catch(() => undefined);
  const box = document.createElement('div');
  box.role = 'alert';
  box.style.cssText = look;
  const words = document.createElement('p');
  words.textContent = translate('states.chunk.script', { _: 'Loading chunk failed' });
  const again = document.createElement('button');
  again.textContent = translate('states.chunk.reload', { _: 'Reload the page' });
  again.addEventListener('click', () => window.location.reload());
  box.append(words, again);
  root.replaceChildren(box);
  again.focus();
};
