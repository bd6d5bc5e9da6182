/** How hurtful a text is. Words of the worst classes are made of their veiled form, as in the lexicon. */
import { describe, expect, it } from 'vitest';
import { maskTerm, scoreText } from '../../src/domain/data-loss-prevention/toxicity/scoreText.ts';
import { unveiled } from '../../src/domain/data-loss-prevention/toxicity/veil.ts';
import { en } from '../../src/domain/data-loss-prevention/toxicity/lexicon/en.ts';
import { fr } from '../../src/domain/data-loss-prevention/toxicity/lexicon/fr.ts';
import { ja } from '../../src/domain/data-loss-prevention/toxicity/lexicon/ja.ts';
import { sp } from '../../src/domain/data-loss-prevention/toxicity/lexicon/sp.ts';
import { SEVERITIES } from '../../src/domain/data-loss-prevention/toxicity/severity.ts';

const score = (text: string): number => scoreText(text).score;

describe('the score of a text', () => {
  it('is nothing for what people write all day, in each language', () => {
    for (const text of [
      'The quarterly figures are attached, please look at them before the meeting at 5pm.', 'The train is late; class 101 begins without us.', 'Je suis en retard, excuse-moi. On se voit avec le comité ?',
      '国土人口の集計とサブスクの資料を送ります。必要なものばかりです。', 'Con el informe de mayo no es necesario nada más.', 'Kill the process and execute the batch again.', '',
    ]) expect([text, score(text)]).toEqual([text, 0]);
  });

  it('grows with the class of what is said: a threat more than an insult', () => {
    expect([score('I will kill you'), score('shut up'), score('The fool on the hill')]).toEqual([90, 70, 45]);
    expect([score('je vais te tuer'), score('te voy a matar'), score('死ね')]).toEqual([90, 90, 90]);
  });

  it('grows with each other term, and each counts once', () => {
    expect(score('idiot moron')).toBe(70);
    expect(score('idiot idiot idiot')).toBe(45);
    expect(score('ferme ta gueule')).toBe(70);
  });

  it('weighs what is said to somebody more, and in capitals, and half of what is quoted or denied', () => {
    expect([score('you are an idiot'), score('tu es un idiot'), score('eres un idiota'), score('お前は馬鹿だ')]).toEqual([56, 56, 56, 56]);
    expect(score('STUPID FOOL')).toBe(74);
    expect([score('He wrote "idiot" there'), score('Il a écrit « idiot » ici'), score('「馬鹿」と書いた')]).toEqual([23, 23, 23]);
    expect([score('he is not an idiot'), score("tu n’es pas idiot"), score('no es tonto'), score('バカじゃない')]).toEqual([23, 28, 23, 23]);
  });

  it('sees through letters that are replaced, spaced, dotted, repeated, masked and hidden between others', () => {
    for (const text of ['1d10t', 'i d i o t', 'i.d.i.o.t', 'i-d-i-o-t', 'idiooooot', 'id**t', 'i\u200Bdiot', 'ＩＤＩＯＴ', 'ídïót', 'idiots', 'a i d i o t']) expect([text, score(text)]).toEqual([text, 45]);
    expect(score('****')).toBe(0);
    expect(score('v1.0.7 of 3@5')).toBe(0);
  });

  it('never goes beyond 100, nor takes long', () => {
    const start = performance.now();
    for (const text of ['i d i o t '.repeat(100), 'shut up '.repeat(125), '*'.repeat(1000), '死ね'.repeat(500), `${'a'.repeat(999)}!`, '"'.repeat(1000)]) expect(score(text)).toBeLessThanOrEqual(100);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('the lexicon', () => {
  it('knows the veiled words, and shows none of them whole', () => {
    const [word] = unveiled('shpxvat');
    expect(scoreText(`this ${word} printer`).findings).toEqual([expect.objectContaining({ severity: 'PROFANITY', weight: 30 })]);
    expect(maskTerm('ta gueule')).toBe('t• g•••••');
  });

  it('finds each of its own terms by itself', () => {
    for (const lexicon of [en, fr, sp, ja]) for (const severity of SEVERITIES) for (const term of lexicon[severity]) expect([maskTerm(term), score(term.split('|')[0]!) > 0]).toEqual([maskTerm(term), true]);
  });
});
