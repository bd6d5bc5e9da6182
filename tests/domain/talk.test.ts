/** What is written on records: mentions, links, and what a text may hold. */
import { describe, expect, it } from 'vitest';
import { asSent, asWritten, askedName, withPerson } from '../../src/console/resource/talk/composerText.ts';
import { cleanComment, commentLength, commentParts, mentionsIn, mentionToken, withMentions } from '../../src/domain/talk/commentText.ts';

describe('a comment', () => {
  it('is read as text, people and links of the web, and nothing else', () => {
    expect(commentParts('Ask @[Mia](user:12), see https://a.example/x_(1). <b>javascript:alert(1)</b>')).toEqual([
      { kind: 'TEXT', text: 'Ask ' },
      { kind: 'MENTION', userId: '12', name: 'Mia' },
      { kind: 'TEXT', text: ', see ' },
      { kind: 'LINK', address: 'https://a.example/x_(1)' },
      { kind: 'TEXT', text: '. <b>javascript:alert(1)</b>' },
    ]);
    for (const text of ['https://user:secret@a.example', 'ftp://a.example', 'www.a.example', 'javascript://https', 'data:text/html,x']) expect(commentParts(text).filter(({ kind }) => kind === 'LINK'), text).toEqual([]);
    expect(commentParts('（https://a.example/あ）。')).toMatchObject([{}, { kind: 'LINK', address: 'https://a.example/あ' }, {}]);
    for (const token of ['@[x](user:0)', '@[x](user:12a)', '@[x](grade:1)', '@[x\ny](user:1)']) expect(mentionsIn(token), token).toEqual([]);
  });

  it('loses what cannot be seen but acts, and counts a mention by its name', () => {
    expect(cleanComment(' a\r\nb\u0007\u202etxt\t\n\n\n\n\nc ')).toBe('a\nbtxt\t\n\n\nc');
    expect(commentLength('🙂@[Mia](user:123456)')).toBe(5);
    expect(withMentions('@[Mia](user:1) @[](user:2)', ({ userId }) => userId)).toBe('1 2');
    expect(mentionToken({ userId: '3', name: 'A]b' })).toBe('@[A b](user:3)');
  });
});

describe('writing', () => {
  it('shows people by name and sends who is meant, also where one name begins another or two share one', () => {
    let named = withPerson([], { userId: '1', name: 'Ann' }).named;
    named = withPerson(named, { userId: '2', name: 'Ann Lee' }).named;
    const twin = withPerson(named, { userId: '3', name: 'Ann' });
    expect(twin.name).toBe('Ann (2)');
    const written = { text: 'To @Ann Lee, @Ann (2), @Ann and @Anna?', named: twin.named };
    expect(asSent(written)).toBe('To @[Ann Lee](user:2), @[Ann (2)](user:3), @[Ann](user:1) and @[Ann](user:1)a?');
    expect(asWritten('Hi @[](user:7): https://a.example', () => 'Mia')).toEqual({ text: 'Hi @Mia: https://a.example', named: [{ userId: '7', name: 'Mia' }] });
  });

  it('asks for a name after an @ that begins a word', () => {
    expect(askedName('Ask @mee', 8)).toEqual({ from: 4, search: 'mee' });
    expect(askedName('（@', 2)).toEqual({ from: 1, search: '' });
    expect(askedName('mail me@example', 15)).toBeUndefined();
    expect(askedName('@one two three four five', 24)).toBeUndefined();
  });
});
