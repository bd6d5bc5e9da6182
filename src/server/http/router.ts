/** Finds the route of a method and path. */
import type { Method, Route } from './route.ts';

export type Match =
  | { readonly route: Route; readonly params: Readonly<Record<string, string>> }
  /** The path exists under other methods. */
  | { readonly methods: readonly string[] }
  | undefined;

type Pattern = { readonly route: Route; readonly parts: readonly string[] };

/** Exact paths first, then patterns in the order given. HEAD is answered as GET. */
export const createRouter = (routes: readonly Route[]): ((method: string, path: string) => Match) => {
  const exact = Map.groupBy(routes.filter(({ path }) => !/[:*]/.test(path)), ({ path }) => path);
  const patterns: Pattern[] = routes.filter(({ path }) => /[:*]/.test(path)).map((route) => ({ route, parts: route.path.split('/') }));
  return (given, path) => {
    const method = (given === 'HEAD' ? 'GET' : given) as Method;
    const candidates = (exact.get(path) ?? []).map((route) => ({ route, params: {} }));
    if (candidates.length === 0) candidates.push(...matching(patterns, path));
    const found = candidates.find(({ route }) => route.method === method || route.method === 'ANY');
    if (found) return found;
    return candidates.length > 0 ? { methods: [...new Set(candidates.map(({ route }) => route.method))] } : undefined;
  };
};

const matching = (patterns: readonly Pattern[], path: string): { route: Route; params: Record<string, string> }[] => {
  const segments = path.split('/');
  return patterns.flatMap(({ route, parts }) => {
    const params = paramsOf(parts, segments);
    return params ? [{ route, params }] : [];
  });
};

const paramsOf = (parts: readonly string[], segments: readonly string[]): Record<string, string> | undefined => {
  const params: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if (part.startsWith('*')) {
      const rest = decode(segments.slice(index).join('/'));
      if (rest === undefined) return undefined;
      params[part.slice(1)] = rest;
      return params;
    }
    const value = part.startsWith(':') ? decode(segment) : undefined;
    if (value) params[part.slice(1)] = value;
    else if (part !== segment) return undefined;
  }
  return segments.length === parts.length ? params : undefined;
};

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a broken %-sequence names nothing
  }
};
