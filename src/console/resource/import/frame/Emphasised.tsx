import { useTranslate } from 'ra-core';

type Props = { readonly message: string; /** The token whose value is set in bold. */ readonly token: string; readonly value: string; readonly args?: Readonly<Record<string, string | number>> };

const mark = '\u0000';

/** A translated sentence with one of its values in bold. */
export const Emphasised = ({ message, token, value, args = {} }: Props) => {
  const [before = '', ...after] = useTranslate()(message, { ...args, [token]: mark }).split(mark);
  return (
    <>
      {before}
      <b>{value}</b>
      {after.join('')}
    </>
  );
};
