import { act } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';

/** The network goes and comes back: everything that is shown is read once more. */
export const readAgain = async (): Promise<void> => {
  await act(async () => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
};

/** A server that answers nothing of use. */
export const broken = (): Response => new Response('Bad gateway', { status: 502 });
