import { useRef } from 'react';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Maps, sets and dates say nothing by their names. */
const isPlain = (value: object): boolean => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Whether two values are the same, or two plain objects or lists whose parts are. */
export const isAlike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || !isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(other);
  return names.length === Object.keys(one).length && names.every((name) => Object.is(one[name as keyof object], other[name as keyof object]));
};

/** The value that was given before, while each of its parts is the same as before: what depends on it is then not drawn anew. */
export const useAlike = <Value>(value: Value): Value => {
  const kept = useRef(value);
  if (!isAlike(kept.current, value)) kept.current = value;
  return kept.current;
};
