import type { Right, Screen } from './resource.ts';

const ACTION = { ADD: 'ADD', UPDATE: 'EDIT', DELETE: 'DELETE' } as const;

/**
 * The screens through which a right on an entity may be used: a screen that only shows records lets nobody change
 * them, whatever rights a person has on its form. An entity that no screen offers it on keeps all its screens'
 * forms, so that no operation is without a rule.
 */
export const offeringScreens = <Shown extends Pick<Screen, 'actions'>>({ screens }: { readonly screens: readonly Shown[] }, right: Right): readonly Shown[] => {
  if (right !== 'ADD' && right !== 'UPDATE' && right !== 'DELETE') return screens;
  const offering = screens.filter(({ actions }) => actions.includes(ACTION[right]));
  return offering.length > 0 ? offering : screens;
};
