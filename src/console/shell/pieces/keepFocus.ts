/**
 * Gives the focus back to what was disabled while it had it, as a button is while it works: browsers drop it, and a person at the keyboard would begin at the top
 * of the page again. Whoever went elsewhere meanwhile stays there. Answers how to end it.
 */
export const keepFocus = (): (() => void) => {
  let kept: Element | undefined;
  const isDisabled = (element: Element): boolean => element.matches(':disabled');
  const giveBack = (): void => {
    if (!kept || isDisabled(kept)) return;
    const active = document.activeElement;
    // A dialog takes the focus of what is disabled in it.
    if (kept instanceof HTMLElement && (active === null || active.contains(kept))) kept.focus({ preventScroll: true });
    kept = undefined;
  };
  const observer = new MutationObserver(() => {
    const active = document.activeElement;
    if (active && isDisabled(active)) kept = active;
    else giveBack();
  });
  const leave = ({ target }: Event): void => {
    if (!(target instanceof Node) || !kept || !target.contains(kept)) kept = undefined;
  };
  // Some browsers take the focus before anybody can see that it is on what is disabled, others when they draw next.
  const drop = ({ target }: Event): void => {
    if (target instanceof Element && isDisabled(target)) kept = target;
  };
  const kinds = ['focusin', 'pointerdown'] as const;
  for (const kind of kinds) document.addEventListener(kind, leave, { passive: true });
  document.addEventListener('focusout', drop, { passive: true });
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['disabled'] });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, leave);
    document.removeEventListener('focusout', drop);
    observer.disconnect();
  };
};
