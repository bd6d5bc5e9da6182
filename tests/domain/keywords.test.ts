/** Keywords of alerts: when a text has one in it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../src/domain/data-loss-prevention/foldText.ts';
import { keywordFault, keywordKey, readKeyword, readyText } from '../../src/domain/data-loss-prevention/keyword.ts';
import { mergeLists } from '../../src/domain/data-loss-prevention/mergeLists.ts';

const finds = (keyword: string, text: string): boolean => readKeyword(keyword).isIn(readyText(text));

describe('a keyword', () => {
  it('is found as whole words, without regard to case, accents, width and what cannot be seen', () => {
    for (const text of ['the merger', 'Merger!', '(MERGER)', 'la mérgér', 'ｍｅｒｇｅｒ', 'mer\u200Bger', 'mer\u00ADger', 'plan_merger.xlsx', 'pre-merger']) expect([text, finds('merger', text)]).toEqual([text, true]);
    for (const text of ['mergers', 'submerger', 'merge', 'mer ger', '']) expect([text, finds('merger', text)]).toEqual([text, false]);
    expect(finds('Straße', 'STRASSE 5')).toBe(true);
    expect(finds('project falcon', 'PROJECT \n FALCON')).toBe(true);
    expect(finds('project falcon', 'project red falcon')).toBe(false);
  });

  it('goes beyond a word where an asterisk says so, and not beyond the next one', () => {
    expect([finds('merg*', 'mergers'), finds('*ger', 'merger'), finds('*erg*', 'mergers'), finds('m*r', 'merger'), finds('a*b', 'abab'), finds('merger*', 'merger')]).toEqual(Array.from({ length: 6 }, () => true));
    expect([finds('a*b', 'a b'), finds('a*b', 'aba'), finds('merg*', 'emerging'), finds('a*b', 'a、b')]).toEqual(Array.from({ length: 4 }, () => false));
    expect(finds('*@rival.example', 'sent to bob@rival.example today')).toBe(true);
    expect(finds('*.rival.example', 'rival.example')).toBe(false);
    expect([finds('project * plan', 'the project falcon plan'), finds('project * plan', 'the project red falcon plan')]).toEqual([true, false]);
  });

  it('is found anywhere in scripts that write no spaces', () => {
    expect([finds('機密', 'これは機密情報です'), finds('ひみつ', 'ヒミツの資料'), finds('ｶﾞﾀｶﾞﾀ', 'ガタガタ'), finds('ABC', '株式会社ABC社'), finds('機密*計画', '機密の大計画')]).toEqual(Array.from({ length: 5 }, () => true));
    expect([finds('機密*計画', '機密です。計画'), finds('かき', 'カギ')]).toEqual([false, false]);
  });

  it('needs two letters or digits, and is the same however it is written', () => {
    expect(['*', '* *', 'a', 'a*', '--'].map(keywordFault)).toEqual(Array.from({ length: 5 }, () => 'keyword.tooShort'));
    expect([keywordFault('機密'), keywordFault('ab'), keywordFault('x'.repeat(101))]).toEqual([null, null, 'keyword.tooLong']);
    expect(keywordKey(' Mérger** ')).toBe(keywordKey('merger*'));
  });

  it('agrees with an expression that says the same, on texts of a few signs', () => {
    const part = fc.stringMatching(/^[ab]{1,3}$/);
    fc.assert(fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), fc.boolean(), fc.boolean(), fc.stringMatching(/^[ab ]{0,24}$/), (parts, opensLeft, opensRight, text) => {
      const keyword = `${opensLeft ? '*' : ''}${parts.join('*')}${opensRight ? '*' : ''}`;
      const same = new RegExp(`${opensLeft ? '' : '(?<![ab])'}${parts.join('[ab]*')}${opensRight ? '' : '(?![ab])'}`);
      expect(finds(keyword, text)).toBe(same.test(text.trim()));
    }), { numRuns: 1500 });
  });

  it('takes no longer for whoever wants it to: what is done grows with the text, not by powers', () => {
    const hostile = [`${'a*'.repeat(50)}b`, `*${'a*'.repeat(49)}b`, 'a'.repeat(99), '*a*a*a*a*b', `${'ab*'.repeat(33)}c`];
    const texts = ['a'.repeat(2000), 'ab'.repeat(1000), 'a '.repeat(1000), `${'a'.repeat(40)} `.repeat(48)];
    const start = performance.now();
    for (let round = 0; round < 20; round += 1) for (const keyword of hostile) for (const text of texts) finds(keyword, text);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('is folded once and for all: a folded text stays as it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }));
  });
});

describe('a list that grows by what was pasted', () => {
  it('takes each once, and says what was there already', () => {
    const merged = mergeLists(['Merger'], 'mérger\nfalcon; Falcon,  project x \n\n', keywordKey);
    expect(merged).toEqual({ added: ['falcon', 'project x'], duplicates: 2, given: 4 });
    expect(mergeLists(['a@b.example'], 'A@B.example', (text) => text.toLowerCase())).toEqual({ added: [], duplicates: 1, given: 1 });
  });
});
