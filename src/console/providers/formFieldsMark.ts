/** What the server said last of the form fields that the organisation has, and who wants to know when it says another. */
let known: string | null = null;
let changed: (() => void) | undefined;

/** Notes what an answer says of them; the session's own answer brings them along, so nobody needs to be told. */
export const noteFormFields = (mark: string | null, isSession: boolean): void => {
  if (mark === null || mark === known) return;
  const isFirst = known === null;
  known = mark;
  if (!isFirst && !isSession) changed?.();
};

/** Calls back when an answer comes from an organisation with other form fields than before: somebody changed them elsewhere. Answers how to stop. */
export const onOtherFormFields = (then: () => void): (() => void) => {
  changed = then;
  return () => {
    if (changed === then) changed = undefined;
  };
};
