import { useStore } from 'react-admin';

const limit = 12;

/** Starred screens by path, at most twelve; a thirteenth is not taken. */
export const useFavourites = (): { readonly paths: readonly string[]; readonly isFull: boolean; readonly has: (path: string) => boolean; readonly toggle: (path: string) => void } => {
  const [paths, setPaths] = useStore<readonly string[]>('favourites', []);
  const has = (path: string): boolean => paths.includes(path);
  return {
    paths,
    isFull: paths.length >= limit,
    has,
    toggle: (path) => {
      if (has(path)) setPaths(paths.filter((other) => other !== path));
      else if (paths.length < limit) setPaths([...paths, path]);
    },
  };
};
