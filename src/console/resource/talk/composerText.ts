import { commentParts, mentionToken, type Mention } from '../../../domain/talk/commentText.ts';

/** A comment as it is written: people stand in it by their names, and who is meant is kept beside. */
export type Written = { readonly text: string; readonly named: readonly Mention[] };

export const nothingWritten: Written = { text: '', named: [] };

/** A kept comment as it is edited. */
export const asWritten = (kept: string, nameOf: (userId: string) => string | undefined): Written =>
  commentParts(kept).reduce<Written>((all, part) => {
    if (part.kind !== 'MENTION') return { ...all, text: all.text + (part.kind === 'LINK' ? part.address : part.text) };
    const { name, named } = withPerson(all.named, { userId: part.userId, name: nameOf(part.userId) ?? part.name });
    return { text: `${all.text}@${name}`, named };
  }, nothingWritten);

/** A person among those who are named; two of the same name are told apart. */
export const withPerson = (named: readonly Mention[], person: Mention): { readonly name: string; readonly named: readonly Mention[] } => {
  const known = named.find(({ userId }) => userId === person.userId);
  if (known) return { name: known.name, named };
  const taken = new Set(named.map(({ name }) => name));
  let name = person.name;
  for (let count = 2; taken.has(name); count += 1) name = `${person.name} (${count})`;
  return { name, named: [...named, { userId: person.userId, name }] };
};

/** What is sent: each `@name` of a person who was chosen is a mention, the longest name first. */
export const asSent = ({ text, named }: Written): string => {
  const byLength = named.toSorted((one, other) => other.name.length - one.name.length);
  let sent = '';
  for (let at = 0; at < text.length; ) {
    const person = text[at] === '@' ? byLength.find(({ name }) => text.startsWith(name, at + 1)) : undefined;
    sent += person ? mentionToken(person) : text[at];
    at += person ? person.name.length + 1 : 1;
  }
  return sent;
};

/** The beginning of a name before the caret, after an @ that begins a word; at most three words of it. */
export const askedName = (text: string, caret: number): { readonly from: number; readonly search: string } | undefined => {
  const found = /(?:^|[\s([{「（])@((?:[^\s@]+ ?){0,3})$/u.exec(text.slice(0, caret));
  return found === null ? undefined : { from: caret - found[1]!.length - 1, search: found[1]! };
};
