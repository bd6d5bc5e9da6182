import { hash, verify } from '@node-rs/argon2';

// The algorithm is argon2id unless told otherwise.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes at one time at most: each takes 19 MB, so a flood of sign-ins waits instead of filling the memory. */
const AT_ONCE = 8;
let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
};

/** The argon2id hash of a password, with OWASP's parameters (19 MiB, 2 passes, 1 lane), in PHC text. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

let unknown: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (an unknown address) the same work is done against a
 * hash that nothing matches, so that the time tells nothing.
 */
export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  unknown ??= hashPassword('no account has this password');
  const against = stored ?? (await unknown);
  const matches = await inTurn(() => verify(against, password));
  return stored !== undefined && matches;
};
