import { describe, expect, it } from 'vitest';
import { withoutFew } from '../../src/domain/few-people.ts';

describe('sums over groups of people', () => {
  it('are told where every group has five people or more', () => expect(withoutFew([12, 5, 40])).toEqual([12, 5, 40]));
  it('leave out a group of fewer, and the next smallest with it', () => expect(withoutFew([40, 4, 12])).toEqual([40, null, null]));
  it('leave out only the small ones where together they are five or more', () => expect(withoutFew([40, 4, 3])).toEqual([40, null, null]));
  it('leave out a third one where two hold fewer than five together', () => expect(withoutFew([40, 1, 2, 9])).toEqual([40, null, null, null]));
  it('tell nothing of a single small group', () => expect(withoutFew([3])).toEqual([null]));
});
