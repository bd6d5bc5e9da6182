/** What the demo comes with agrees with itself and with what the product would make of it. */
import { describe } from 'vitest';
import { seedForAll } from './seeded/demo.ts';
import { testFiles } from './seeded/files.ts';
import { testInterviews } from './seeded/interviews.ts';
import { testOffers } from './seeded/offers.ts';

seedForAll();
describe('interviews of the demo', () => {
  testInterviews();
});
describe('offers of the demo', () => {
  testOffers();
});
describe('files of the demo', () => {
  testFiles();
});
