import { useEffect, useState } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';
import { logError } from '../failure/errorLog.ts';

/** Milliseconds after which what did not come is asked for again. */
const AGAIN_MS = 3000;

/** Which of these parts' texts are there so far. Those that do not come are asked for again; nothing else waits for them. */
export const useLoadedMessages = (parts: readonly string[]): ReadonlySet<string> => {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState(0);
  const missing = parts.filter((part) => !loaded.has(part)).join(' ');
  useEffect(() => {
    if (missing === '') return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async (part: string): Promise<void> => {
      try {
        await needMessages(part);
        if (!isGone) setLoaded((now) => new Set([...now, part]));
      } catch (error) {
        if (failures === 0) logError(String(error));
        if (!isGone) timer ??= setTimeout(() => setFailures((now) => now + 1), AGAIN_MS);
      }
    };
    for (const part of missing.split(' ')) void load(part);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [missing, failures]);
  return loaded;
};
