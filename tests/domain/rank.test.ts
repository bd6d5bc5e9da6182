import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchHeadings } from '../../src/domain/headings.ts';
import { editDistance, foldText, searchRank, similarity, suggest } from '../../src/domain/rank.ts';

const word = fc.string({ maxLength: 12 });

describe('did you mean', () => {
  it('counts a swap of neighbours as one change', () => {
    expect(editDistance('designation', 'desigantion')).toBe(1);
    expect(editDistance('grade', 'grades')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });
  it('is 0 for the same text only, and the same both ways', () => {
    fc.assert(fc.property(word, word, (one, other) => editDistance(one, other) === editDistance(other, one) && (editDistance(one, other) === 0) === (one === other)));
  });
  it('suggests what is near and nothing else', () => {
    expect(suggest('Actve', ['Active', 'Inactive'])).toBe('Active');
    expect(suggest('g5', ['G-5', 'G-7'])).toBe('G-5');
    expect(suggest('ﾄｳｷｮｳ', ['トウキョウ', '大阪'])).toBe('トウキョウ');
    expect(suggest('zebra', ['Active', 'Inactive'])).toBeNull();
    expect(suggest('x', [])).toBeNull();
  });
});

describe('search', () => {
  it('folds case, accents, width and kana', () => {
    expect(foldText('Ｎúñez')).toBe('nunez');
    expect(foldText('ヤマダ')).toBe(foldText('やまだ'));
    expect(foldText('が')).not.toBe(foldText('か'));
  });
  it('ranks beginnings before what only contains the words', () => {
    const titles = ['Senior Sales Manager', 'Sales', 'Wholesales clerk', 'Sales Manager', 'Manager of Sales'];
    const ranked = titles.map((title) => searchRank(title, 'sales')).map(String);
    expect(ranked).toEqual(['2', '0', '3', '1', '2']);
    expect(searchRank('Manager of Sales', 'sales manager')).toBe(4);
    expect(searchRank('Driver', 'sales')).toBeNull();
  });
});

describe('headings of a file', () => {
  it('mean the same beyond case, order, signs and a typing mistake', () => {
    expect(similarity('Designation Code*', 'designation code')).toBe(1);
    expect(similarity('designationCode', 'Designation Code')).toBe(1);
    expect(similarity('Code (Designation)', 'Designation Code')).toBe(1);
    expect(similarity('Desigantion Code', 'Designation Code')).toBeGreaterThan(0.8);
    expect(similarity('Notice period', 'Grade')).toBeLessThan(0.5);
    fc.assert(fc.property(word, word, (one, other) => similarity(one, other) >= 0 && similarity(one, other) <= 1));
  });
  it('are matched to each field once, the surest first', () => {
    const targets = [
      { key: 'title', names: ['Designation', 'Designation Name', 'Fonction', '役職'] },
      { key: 'code', names: ['Designation Code', 'Code de la fonction', '役職コード'] },
      { key: 'level', names: ['Level', 'Niveau', 'レベル'] },
    ];
    const pairs = (headings: string[]): string[] => matchHeadings(headings, targets).map(({ column, key }) => `${headings[column]}: ${key}`).sort();
    expect(pairs(['Designation Code', 'Designation Name', 'Remarks', 'level'])).toEqual(['Designation Code: code', 'Designation Name: title', 'level: level']);
    expect(pairs(['役職コード', '役職'])).toEqual(['役職: title', '役職コード: code']);
    expect(pairs(['Code', 'Code'])).toHaveLength(0);
    const proofs = [{ key: 'type', names: ['Accreditation type'], aliases: ['accreditation'] }, { key: 'name', names: ['Accreditation'], aliases: ['name'] }];
    expect(matchHeadings(['Accreditation', 'Accreditation type'], proofs).map(({ column, key }) => [column, key])).toEqual([[0, 'name'], [1, 'type']]);
    const places = [{ key: 'name', names: ['Name'], aliases: ['city'], isNeeded: true }, { key: 'city', names: ['City'] }];
    expect(matchHeadings(['city'], places)).toEqual([{ column: 0, key: 'name', certainty: 1 }]);
    expect(matchHeadings(['City', 'Name'], places).map(({ column, key }) => [column, key])).toEqual([[0, 'city'], [1, 'name']]);
    expect(matchHeadings(['accreditation'], proofs.slice(0, 1))).toEqual([{ column: 0, key: 'type', certainty: 1 }]);
  });
});
