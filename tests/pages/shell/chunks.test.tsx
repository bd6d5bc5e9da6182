// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkFailure } from '../../../src/console/shell/states/ChunkFailure.tsx';
import { chunkProblemOf } from '../../../src/console/shell/states/chunkProblemOf.ts';
import { chunkTimeout, loadChunk } from '../../../src/console/shell/states/loadChunk.ts';
import { inShell } from './inShell.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a part of the console that does not come', () => {
  it('is given up after 120 s, as a timeout with its address', async () => {
    vi.useFakeTimers();
    const never = Object.assign(() => new Promise<never>(() => undefined), { toString: () => '() => import("./Grades-9f.js")' });
    const failed = loadChunk(never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(chunkTimeout);
    expect(chunkTimeout).toBe(120_000);
    expect(chunkProblemOf(await failed)).toEqual({ isStyle: false, type: 'timeout', address: './Grades-9f.js' });
  });

  it('is passed on with its own words when it fails before', async () => {
    await expect(loadChunk(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /v3/a.js')))).rejects.toThrow('/v3/a.js');
  });

  it('is missing where the server answers without it, and an error where nothing answers', async () => {
    const problem = { isStyle: true, type: 'missing', address: '/v3/assets/a.css' } as const;
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    await inShell(<ChunkFailure problem={problem} />);
    expect(screen.getByRole('heading', { name: 'Loading CSS chunk failed' })).toBeDefined();
    expect(screen.getByText('missing: /v3/assets/a.css')).toBeDefined();
    cleanup();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await inShell(<ChunkFailure problem={problem} />);
    expect(await screen.findByText('error: /v3/assets/a.css')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  });
});
