/** Milliseconds that the first drawing waits for what the first screen shows; bars would show after as many. */
const PATIENCE = 150;

let answer: Promise<unknown> | undefined;

/** Tells what the screen that the page begins with asked for while its code was coming. */
export const awaitFirst = (asked: Promise<unknown>): void => {
  answer ??= asked;
};

/** Waits for something, but not for longer than a person would see nothing. */
export const withPatience = async (coming: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE)));
  await Promise.race([coming, late]);
  clearTimeout(timer);
};

/** Once the first screen's code and first answer are here, so that it is drawn once and whole; a slow one is not waited for. */
export const firstAnswer = (coming: Promise<unknown>): Promise<void> => withPatience(coming.then(() => answer));
