/** A plain line of progress. */
export const say = (text) => console.log(text);

/** Ends the command with a sentence. */
export const fail = (text) => {
  console.error(text);
  process.exit(1);
};
