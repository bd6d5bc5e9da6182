import { useTranslate } from 'ra-core';
import { screens } from '../../../../generated/screens.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import type { Target } from '../../providers/data/ConsoleDataProvider.ts';

/** What is said where nothing is found to somebody who may not add it: whom to ask. Undefined where nobody adds such records on a screen. */
export const useWhoAdds = (target: Target | undefined): string | undefined => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const screen = screens.find(({ endpoint, type, actions }) => endpoint === target?.endpoint && type === target.type && actions.includes('ADD'));
  return screen && translate('form.nothingAsk', { list: label(screen) });
};
