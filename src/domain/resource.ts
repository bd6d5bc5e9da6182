/** What codegen prints of an entity (`generated/<endpoint>/resources.ts`): the one description that server and console share. */
import type { FormName } from '../../generated/forms.ts';
import type { FormulaSet } from './payroll/formula/names.ts';

export type FieldKind =
  | 'id'
  | 'text'
  | 'longText'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'percent'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'duration'
  | 'yesNo'
  | 'status'
  | 'choice'
  | 'choices'
  | 'listed'
  | 'reference'
  | 'email'
  | 'phone'
  | 'colour'
  | 'file'
  | 'image'
  | 'address'
  | 'json'
  | 'custom'
  | 'rows'
  | 'count';

/** A list of the world's own that a field takes its values from (`src/domain/lists`). */
export type ListName = 'COUNTRY' | 'CURRENCY' | 'LANGUAGE' | 'TIME_ZONE' | 'DATE_FORMAT';

export type Preset =
  | 'ALPHABET_WITH_SPACE'
  | 'ALPHANUMERIC_WITH_SPACE'
  | 'COMMON_INPUT_ALPHA'
  | 'COMMON_INPUT_ALPHANUMERIC'
  | 'ALL_INPUTS_ALLOWED'
  | 'ONLY_NUMBERS'
  | 'ONLY_ALPHABETS'
  | 'ONLY_ALPHANUMERIC';

/** What a value must satisfy; limits are inclusive. */
export type Rule = {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  readonly preset?: Preset;
  /** Text that the value has somewhere in it. */
  readonly contains?: string;
  /** The name of another field of the record that this one may not precede (dates) or fall below (numbers). */
  readonly notBefore?: string;
  /** Replaces every general message of this field's rules but 'required', a key of the messages. */
  readonly message?: string;
};

export type Scope = 'SELF' | 'TEAM' | 'ALL';
export type Right = 'VIEW' | 'ADD' | 'UPDATE' | 'DELETE' | 'OPTIONAL_CHOICE';

/** What marks a record where something refers to it: a choice of the record that one of its references leads to. */
export type Tone = { readonly through: string; readonly choice: string; readonly enumName: string };

/** Kind `count`: how many records of a list refer to this one, of those whom the person sees there. Reckoned when it is read, stored nowhere. */
export type Counted = {
  /** The screen whose list holds them: counted over the list that it opens. */
  readonly path: string;
  /** Of that screen: without its right there is no figure. */
  readonly form: FormName;
  readonly scope: Scope;
  readonly type: string;
  /** Key of the reference that leads here. */
  readonly by: string;
  /** Which of them, as the JSON of a filter. */
  readonly where?: string;
};

export type Field = {
  /** As in the SDL: `grade`. */
  readonly name: string;
  /** As written, filtered and sorted by: `gradeId` for a reference inside the endpoint, else the name. */
  readonly key: string;
  /** The database column: `grade_id`. Child rows have a table instead. */
  readonly column: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Made by the server: never written by a person (ids, concatenations, computed values). */
  readonly readOnly: boolean;
  /** Reckoned beside requests and stored: it may be sorted and filtered by, and no version, form or history follows it. */
  readonly derived?: true;
  /** Written with a new record, never changed afterwards. */
  readonly fixed?: boolean;
  readonly search: boolean;
  readonly filter: boolean;
  readonly sort: boolean;
  /** Shown in the grid until the person chooses columns. */
  readonly inList: boolean;
  /** Section of the form; its label is the message `<entity>.group.<group>`. */
  readonly group?: string;
  /** What a new record starts with, as JSON text. */
  readonly default?: string;
  readonly rule: Rule;
  /** Kind `integer`: a calendar year, read without separators. */
  readonly isYear?: boolean;
  /** Long text: a formula that may use the names of this set. */
  readonly formula?: FormulaSet;
  /** Headings in other people's files that mean this field, lower case. */
  readonly aliases?: readonly string[];
  /** Message key of the unit shown at the right inside the input, for example `unit.days`. */
  readonly unit?: string;
  /** Money: an ISO code, or the key of the field of the record that holds it, or `PAYROLL` (customisation/payroll-currency.ts). Without it the organisation's currency. */
  readonly currency?: string;
  readonly reference?: { readonly endpoint: string; readonly type: string; readonly tone?: Tone; /** The kinds that it takes, where not all (`pickedBy`). */ readonly among?: readonly string[] };
  /** Closed sets: the values in SDL order; labels are the messages `enum.<Enum>.<VALUE>`. */
  readonly enumName?: string;
  readonly options?: readonly string[];
  /** Kind `listed`: the list that the value stands in. */
  readonly closedList?: ListName;
  /** Status: from a value to those it may become. A value that is not named may become any. */
  readonly next?: Readonly<Record<string, readonly string[]>>;
  /** Without this form's right the field does not exist for the person. */
  readonly access?: FormName;
  readonly file?: { readonly maxBytes: number; readonly types: readonly string[] };
  /** Parts of a stored concatenation, keys of text fields. */
  readonly concat?: readonly string[];
  readonly rows?: Rows;
  readonly count?: Counted;
  /** The message `<entity>.<field>.help` exists. */
  readonly help: boolean;
  /** An organisation's own field: its name within the record's `custom`, which is the column. */
  readonly custom?: string;
  /** The organisation's own words, in place of the messages of the field and its help. */
  readonly label?: string;
  readonly hint?: string;
  /** What the server says of a new record: its form does not ask, changes of the record may. */
  readonly later?: true;
  /** People do not meet it: a page of its own writes it, or the organisation does not show it; what was entered stays. */
  readonly hidden?: true;
  /** Hidden, and yet pages have it with the record, for what they offer. */
  readonly known?: true;
  /** Goes up as numbers are given out, beside changes: it is in no undo's way, and none puts it back to what was given. */
  readonly counter?: true;
  /** Written by the acts of its screens: forms, cells and changes of many leave it alone. */
  readonly acts?: true;
};

/** Child rows that go and return with the record that they are part of. */
export type Rows = {
  readonly type: string;
  readonly table: string;
  readonly parentColumn: string;
  readonly fields: readonly Field[];
  /** Key of the reference among the fields by which lists are filtered: records that have a row with one of these. */
  readonly by?: string;
};

export type Screen = {
  /** Without the base path: `/core-hr/designations`. */
  readonly path: string;
  readonly form: FormName;
  readonly scope: Scope;
  /** A filter that always holds on this screen, as JSON. */
  readonly where?: string;
  /** A filter, as JSON, of what may be read by its address besides. */
  readonly opens?: string;
  readonly record: 'EDIT' | 'SHOW';
  readonly actions: readonly ('ADD' | 'EDIT' | 'DELETE' | 'IMPORT' | 'EXPORT' | 'UNDO')[];
};

export type Resource = {
  readonly endpoint: string;
  /** Type name, unique in the product: `Designation`. */
  readonly type: string;
  /** Message and operation stem: `designation`. */
  readonly name: string;
  readonly table: string;
  /** Name of the text field by which people know a record. */
  readonly title: string;
  /** Name of the field shown beside the title (a code), if there is one. */
  readonly code?: string;
  /** The order of a list that is told none; `field` is a key. */
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly operations: {
    readonly list: string;
    readonly lookup: string;
    readonly one: string;
    readonly history: string;
    readonly add: string;
    readonly update: string;
    readonly delete: string;
  };
  /** The list's own words for search (`searchString` on specified lists). */
  readonly searchArgument: 'search' | 'searchString';
  /** Field keys that identify a record, besides its id; the first one matches rows of an import. */
  readonly unique: readonly (readonly string[])[];
  /** Whether an empty field of such a set is a value like any other; else records that lack one are never the same. */
  readonly sameWhenEmpty?: boolean;
  readonly importable: boolean;
  /** One record an organisation: the screen opens it instead of a list. */
  readonly single: boolean;
  /** Key of the reference by which rows belong to an employee (`id` on the employee itself); scopes SELF and TEAM need it. */
  readonly person?: string;
  /** Key of the reference to the employee whom a record concerns, where `person` names who works on it. */
  readonly concerns?: string;
  /** Key of the day or moment that a record is of, where it is kept for a time alone: the journal seals what it holds of it by that day. */
  readonly dated?: string;
  /** Key of the choice by which references that take only some of the records narrow what they offer. */
  readonly pickedBy?: string;
  /** What is inactive stays where it is named, and is neither offered nor taken for anything new. */
  readonly rests?: boolean;
  /** A filter: which records are offered for something new. */
  readonly offers?: Readonly<Record<string, unknown>>;
  /** Writing a record may send mails to people: they are shown before, and kept back where they are not wanted. */
  readonly mails?: boolean;
  /** Key of the reference to the record above, where records form a tree. */
  readonly parent?: string;
  /** Key of the reference to the record with which these are written: where no screen offers to add or delete them, undoing takes the right to change that one. */
  readonly partOf?: string;
  readonly screens: readonly Screen[];
  readonly fields: readonly Field[];
  /** Names of hidden fields that pages have with a record; where metadata is read as people see it. */
  readonly known?: readonly string[];
};

/** A screen's own line in `generated/screens.ts`, enough for routes, menu and rights without loading an endpoint's metadata. */
export type ScreenEntry = Screen & {
  readonly endpoint: string;
  readonly type: string;
  /** Opens one record instead of a list: the one of the organisation, or the one that the person is. */
  readonly single: boolean;
  /** Of records that are written with another one (`partOf`): the menu leaves it out unless it names it. */
  readonly isPart?: true;
  /** Offers imports of records that are somebody's each: whoever reaches few imports those, and other records those alone who reach all. */
  readonly isPersonal?: true;
};
