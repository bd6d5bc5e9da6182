import type { Linked } from '../../providers/data/row.ts';

const keyOf = (type: string): string => `recent.${type}`;

/** The last five records of a type that were chosen on this device, newest first. */
export const recentReferences = (type: string): readonly Linked[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(type)) ?? '[]');
    return Array.isArray(stored) ? (stored as readonly Linked[]).slice(0, 5) : [];
  } catch {
    return [];
  }
};

export const rememberReference = (type: string, { id, title, code }: Linked): void => {
  const rest = recentReferences(type).filter((one) => one.id !== id);
  localStorage.setItem(keyOf(type), JSON.stringify([{ id, title, ...(code ? { code } : {}) }, ...rest].slice(0, 5)));
};
