/** How page tests wait: longer than testing-library's second on a busy machine, without printing or noting what nobody reads, and for all that an event leads to. */
import * as React from 'react';
import { act, configure, getConfig, prettyDOM } from '@testing-library/react';

/** While something is waited for, each look that does not find it would print the page: when time is up it is printed once. */
const isWaiting = (): boolean => (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

const getElementError = (message: string | null, container: Element): Error => Object.assign(new Error(isWaiting() ? (message ?? '') : `${message}\n\n${prettyDOM(container)}`), { name: 'TestingLibraryElementError' });

/** What React has to do while `act` runs. No public name tells what is left of it. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as { readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { readonly actQueue: readonly unknown[] | null } };

/** React keeps with each element where it was made, for its tools: of ten thousand a second, after which it leaves that. Nothing here reads it, and without it an element costs a third. */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 10_000, set: () => {} });

/**
 * An event of a page, with what it leads to at once. A transition in which a part asks for a promise (`use`) goes on in the next task; `act` throws it away where nobody awaits
 * it, and React never draws what the page was to become, for it takes the task for one that is still to come. Here it goes on, as in a browser.
 */
const eventWrapper = <Result>(event: () => Result): Result => {
  let result: Result;
  let tasks: readonly unknown[] = [];
  const done = act((): unknown => {
    tasks = internals.actQueue ?? [];
    result = event();
    return undefined;
  });
  if (tasks.length > 0) void done.then(() => undefined);
  return result!;
};

configure({ asyncUtilTimeout: 10_000, getElementError, eventWrapper });
