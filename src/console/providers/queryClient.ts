import { QueryClient } from '@tanstack/react-query';

/** The one cache of what the server answered. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: false } },
});
