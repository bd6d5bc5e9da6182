/** Where the bytes live. Keys are ours: `<organisation>/<year-month>/<uuid>.<extension>`. */
export type Store = {
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The bytes, or undefined when there are none. */
  read(key: string): Promise<Buffer | undefined>;
  /** Succeeds when there is nothing, too. */
  remove(key: string): Promise<void>;
};

const KEY = /^[A-Za-z0-9_-]{1,32}\/\d{4}-\d{2}\/[0-9a-f-]{36}\.[a-z0-9]{1,8}$/;

/** Whether a text is a key of ours; nothing else ever reaches a disk or a bucket. */
export const isFileKey = (text: string): boolean => KEY.test(text);
