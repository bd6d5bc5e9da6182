/** A busy machine takes longer than testing-library's second; what is waited for stays the same. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
