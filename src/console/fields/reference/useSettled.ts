import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while. */
export const useSettled = (value: string, milliseconds: number): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
};
