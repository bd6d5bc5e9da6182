import type { Right, Screen } from './resource.ts';

const ACTION = { ADD: 'ADD', UPDATE: 'EDIT', DELETE: 'DELETE' } as const;

/**
 * The screens through which a right on an entity may be used: a screen that only shows records lets nobody change
 * them, whatever rights a person has on its form. What no screen offers has no operation.
 */
export const offeringScreens = <Shown extends Pick<Screen, 'actions'>>({ screens }: { readonly screens: readonly Shown[] }, right: Right): readonly Shown[] =>
  right === 'ADD' || right === 'UPDATE' || right === 'DELETE' ? screens.filter(({ actions }) => actions.includes(ACTION[right])) : screens;
