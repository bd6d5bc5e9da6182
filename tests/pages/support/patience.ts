/** A busy machine takes longer than testing-library's second; what is waited for stays the same. */
import { configure, getConfig, prettyDOM } from '@testing-library/react';

/** While something is waited for, each look that does not find it would print the page, and nobody reads it: when time is up it is printed once more. */
const isWaiting = (): boolean => (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

const getElementError = (message: string | null, container: Element): Error => Object.assign(new Error(isWaiting() ? (message ?? '') : `${message}\n\n${prettyDOM(container)}`), { name: 'TestingLibraryElementError' });

configure({ asyncUtilTimeout: 10_000, getElementError });
