import { useTranslate } from 'ra-core';
import { useMenu } from '../../shell/useMenu.ts';

/** The section of the menu that a screen stands in. */
export const useCrumbs = (path: string): readonly { readonly label: string }[] => {
  const translate = useTranslate();
  const section = useMenu().find(({ screens }) => screens.some((screen) => screen.path === path));
  // A section of one screen that bears its name says nothing more.
  return section && section.screens.length > 1 ? [{ label: translate(`shell.section.${section.key}`) }] : [];
};
