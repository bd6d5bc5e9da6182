/** What a resume tells about a field, how sure that is (0 to 1) and on which line it stands. */
export type Found<Value> = { readonly value: Value; readonly confidence: number; readonly source: string };

export const found = <Value>(value: Value, confidence: number, source: string): Found<Value> => ({ value, confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100, source: source.replaceAll('\t', '  ').slice(0, 300) });

/** Below this a person should look. */
export const UNSURE = 0.7;
