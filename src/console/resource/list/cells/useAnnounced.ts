import { useCallback, useState } from 'react';

/** What was said last to those who hear the page; `count` tells the same sentence said twice apart. */
export const useAnnounced = () => {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const announce = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  return { said, announce };
};
