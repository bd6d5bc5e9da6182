// Two commands in one checkout that would write the same files: the second waits for the first.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { at } from './paths.mjs';
import { say } from './say.mjs';

/** No installation and no build takes as long as this; what is older was left by a machine that stopped. */
const LONGEST_MS = 15 * 60_000;
const EVERY_MS = 200;

/** Waits until nobody else works on `name`, saying so once; answers what ends the turn. The turn of a process that is gone ends by itself. */
export const takeTurn = (name, waiting) => {
  mkdirSync(at('.cache'), { recursive: true });
  const file = at('.cache', `${name}.lock`);
  for (let isTold = false; !isTaken(file); ) {
    if (isLeft(file)) rmSync(file, { force: true });
    else {
      if (!isTold) say(waiting);
      isTold = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, EVERY_MS);
    }
  }
  return () => rmSync(file, { force: true });
};

const isTaken = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Whether whoever took the turn is gone. Who has taken it this moment may not have written who they are. */
const isLeft = (file) => {
  const age = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (age === undefined) return false;
  if (Date.now() - age > LONGEST_MS) return true;
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // In a container numbers begin anew, and the command that was cut off had this one's.
    if (pid === process.pid) return true;
    if (pid > 0) process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
};
