import { useEffect, useState } from 'react';

/** The value as it was once it rested for `ms`. */
export const useDebounced = <Value>(value: Value, ms: number): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
};
