/** What is wrong with one field of a record, ready to be said in any language. */
export type Problem = {
  /** Key of the field, or a path into child rows: `dependents.2.name`. */
  readonly field: string;
  /** Message key: `rule.required`. */
  readonly message: string;
  /** Values of the message's `%{…}` tokens, `smart_count` included where it has plural forms. */
  readonly args: Readonly<Record<string, string | number>>;
  /** Tokens whose value is itself a message key, translated first: `fieldName` → `designation.code`. Several are said as a list. */
  readonly labels: Labels;
};

export type Labels = Readonly<Record<string, string | readonly string[]>>;

type Arguments = Readonly<Record<string, string | number>>;

/** What a check of a value says; the field is added by whoever asked. */
export type Finding = Omit<Problem, 'field'>;

export const finding = (message: string, args: Arguments = {}, labels: Labels = {}): Finding => ({ message, args, labels });
