import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End move the focus between the tabs; Enter and Space open the tab, which may lead to another page. */
export const moveTabFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  if (!step || at < 0) return;
  event.preventDefault();
  tabs[step(at, tabs.length)]?.focus();
};
