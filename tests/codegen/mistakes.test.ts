/** A mistake in what people write stops codegen at its file and line and says what was meant. */
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { readProduct } from '../../tools/codegen/product.ts';
import { copyProject } from './support/project.ts';

type Case = readonly [name: string, file: string, from: string, to: string, says: RegExp];

const grade = 'schema/core-hr/grade.graphql';
const designation = 'schema/core-hr/designation.graphql';
const employee = 'schema/core-hr/employee.graphql';
const employeeList = 'schema/core-hr/employee-list.graphql';

const cases: readonly Case[] = [
  ['an unknown form', grade, 'form: GRADES', 'form: GRADESS', /grade\.graphql:4: @screen: .*GRADESS\. Did you mean GRADES\?$/],
  ['a preset that does not exist', designation, 'preset: COMMON_INPUT_ALPHANUMERIC', 'preset: ALPHANUMERIC_SPACE', /designation\.graphql:6: @rule: .*ALPHANUMERIC_SPACE\. Did you mean ALPHANUMERIC_WITH_SPACE\?$/],
  ['a reference to nothing', designation, 'grade: Grade!', 'grade: Grad!', /designation\.graphql:10: Unknown type Grad\. Did you mean Grade\?$/],
  ['a reference to nothing in another endpoint', designation, 'grade: Grade!', 'grade: ID! @ref(to: "core-hr/Grad")', /designation\.graphql:10: @ref\(to: "core-hr\/Grad"\) refers to nothing\. Did you mean core-hr\/Grade\?$/],
  ['a field without words', grade, 'id: ID!', 'id: ID!\n  colour: String', /grade\.graphql:6: The message grade\.colour is missing\. Add it to src\/messages\/core-hr\/grade\.yml, in en, fr, ja, sp\.$/],
  ['a help text that is in no language', grade, '  status: RecordStatus!', '  "Whether it is in use."\n  status: RecordStatus!', /grade\.graphql:16: The message grade\.status\.help is missing\. Add it to src\/messages\/core-hr\/grade\.yml/],
  ['a section without a heading', designation, 'group: "probation"', 'group: "probatoin"', /designation\.graphql:13: The message designation\.group\.probatoin is missing\. Did you mean designation\.group\.probation\?$/],
  ['a unit without a word', designation, 'unit: "unit.days"', 'unit: "unit.day"', /designation\.graphql:13: .*unit\.day is missing\. Did you mean unit\.days\?$/],
  ['an unknown directive', designation, '@rule(minLength: 3)', '@rules(minLength: 3)', /designation\.graphql:8: Unknown directive @rules\. Did you mean rule\?$/],
  ['an unknown argument of a directive', designation, '@rule(minLength: 3)', '@rule(minLenght: 3)', /designation\.graphql:8: @rule has no argument minLenght\. Did you mean minLength\?$/],
  ['a wrong value of an argument', designation, '@rule(minLength: 3)', '@rule(minLength: "3")', /designation\.graphql:8: @rule: argument minLength has the invalid value "3"\./],
  ['two types of one name', grade, 'type Grade', 'type Designation', /grade\.graphql:2: The type Designation exists already at schema\/core-hr\/designation\.graphql:2\./],
  ['two screens of one path', grade, '"/core-hr/grades"', '"/core-hr/designations"', /grade\.graphql:4: The screens of Designation and Grade share the path \/core-hr\/designations\.$/],
  ['a path that is no address', grade, '"/core-hr/grades"', '"core-hr/Grades"', /grade\.graphql:4: The path core-hr\/Grades of Grade is no address\./],
  ['a Float', grade, 'minimumPay: Decimal', 'minimumPay: Float', /grade\.graphql:\d+: minimumPay is a Float, which cannot hold amounts exactly\. Use Decimal\.$/],
  ['a default that is not JSON', designation, 'default: "90"', 'default: "ninety"', /designation\.graphql:13: The default of Designation\.probationDays is not JSON: ninety\. Text needs quotes inside/],
  ['a default of another kind', designation, 'default: "90"', 'default: "true"', /designation\.graphql:13: The default of Designation\.probationDays must be a whole number, not true\.$/],
  ['a default outside its set', designation, 'default: "\\"MANUAL\\""', 'default: "\\"MANUALLY\\""', /designation\.graphql:15: .*"MANUALLY"\. Did you mean MANUAL\?$/],
  ['one value as the default of several', 'schema/core-hr/work-schedule.graphql', 'restDays: [Weekday!]', 'restDays: [Weekday!] @column(default: "\\"MONDAY\\"")', /work-schedule\.graphql:14: The default of WorkSchedule\.restDays must be a list, not "MONDAY"\./],
  ['a default outside its list', 'schema/core-hr/work-schedule.graphql', '\\"Asia/Kolkata\\"', '\\"Asia/Kolkatta\\"', /work-schedule\.graphql:\d+: .*not in the list TIME_ZONE: "Asia\/Kolkatta"\. Did you mean Asia\/Kolkata\?$/],
  ['a list for what is no text', designation, 'unit: "unit.days"', 'kind: COUNTRY', /designation\.graphql:13: probationDays takes its values from the list COUNTRY, so it must be a String\.$/],
  ['a transition to nothing', 'schema/core-hr/employee.graphql', '  ACTIVE\n', '  ACTIVE @status(next: ["INACTIV"])\n', /employee\.graphql:\d+: EmployeeStatus\.ACTIVE may become INACTIV, which does not exist\. Did you mean INACTIVE\?$/],
  ['a kind that is none', 'schema/payroll-admin/salary-template.graphql', 'among: ["RETIRAL"]', 'among: ["RETIRALS"]', /salary-template\.graphql:\d+: component takes RETIRALS, which is no kind of SalaryComponent\. Did you mean RETIRAL\?$/],
  ['what rests without saying so', 'schema/recruitment/client.graphql', 'status: RecordStatus! @column(filter: true, list: true,', 'status: RecordStatus! @column(list: true,', /client\.graphql:2: Client rests, but has no status that is active or inactive\./],
  ['an offer by no field', 'schema/recruitment/job-post.graphql', '\\"isTemplate\\": {', '\\"isTemplat\\": {', /job-post\.graphql:3: .*isTemplat\b/],
  ['a mark that leads to no choice', 'schema/recruitment/candidate-status.graphql', '"stage.kind"', '"stage.name"', /candidate-status\.graphql:\d+: @resource\(tone: "stage\.name"\) of CandidateStatus leads to no choice\. Name a reference/],
  ['a view of a field that is not there', employeeList, '"designation.title"', '"designation.titel"', /employee-list\.graphql:8: .*Designation has no field titel\. Did you mean title\?$/],
  ['a view that ends at a record', employeeList, '"designation.title"', '"designation"', /employee-list\.graphql:8: .*ends at a record\. Add \.id or \.title\.$/],
  ['a filter by rows that refer to nothing', 'schema/recruitment/candidate.graphql', '[CandidateLanguage!] @column(', '[CandidateLanguage!] @column(filter: true, ', /candidate\.graphql:\d+: Candidate\.languages cannot be filtered by: CandidateLanguage refers to nothing\. Rows are found by what they refer to\.$/],
  ['a count of no list', 'schema/recruitment/talent-pool.graphql', 'list: "/recruitment/talent-pool"', 'list: "/recruitment/talent-pol"', /talent-pool\.graphql:\d+: @counts\(list: "\/recruitment\/talent-pol"\) of TalentPool\.candidates is no screen\. Did you mean \/recruitment\/talent-pool\?$/],
  ['a count by no reference', 'schema/recruitment/talent-pool.graphql', 'by: "talentPool"', 'by: "pool"', /talent-pool\.graphql:\d+: @counts\(by: "pool"\): Candidate has no such reference to TalentPool\./],
  ['a count that everybody has', 'schema/recruitment/talent-pool.graphql', 'candidates: Int ', 'candidates: Int! ', /talent-pool\.graphql:\d+: candidates is a figure that not everybody has, so it must be an Int that may be null\.$/],
  ['an argument that stands for nothing', employeeList, '"departmentId"', '"departmentsId"', /employee-list\.graphql:33: .*Employee has no field departmentsId\. Did you mean departmentId\?$/],
  ['a root field that says nobody who may call it', designation, '@access(form: [DESIGNATIONS])', '', /designation\.graphql:\d+: getDesignationDetails says nobody who may call it\. Add @access/],
  ['a root field that is public and guarded', designation, '@access(form: [DESIGNATIONS])', '@access(form: [DESIGNATIONS]) @public(reason: "No.")', /getDesignationDetails is both @public and @access\. Choose one\.$/],
  ['access without a form or a reason', designation, '@access(form: [DESIGNATIONS])', '@access(right: VIEW)', /@access without a form needs a reason\.$/],
  ['a title that is no field', designation, 'title: "title"', 'title: "titel"', /designation\.graphql:3: @resource\(title:\) of Designation names titel, .*Did you mean title\?$/],
  ['a title that names nothing', grade, 'title: "name"', 'title: "rank"', /grade\.graphql:3: @resource\(title: "rank"\) of Grade: its kind, integer, names no record\./],
  ['a title that may be empty', employee, 'concat: ["firstName", "middleName", "lastName"]', 'concat: ["middleName"]', /employee\.graphql:3: @resource\(title: "name"\) of Employee: it may be empty, and the record nameless\. Choose a field that is required\.$/],
  ['a reference to what no words find', 'schema/attendance/regularisation.graphql', '  workDate: LocalDate!', '  punch: ID @ref(to: "attendance/Punch")\n  workDate: LocalDate!', /regularisation\.graphql:9: Regularisation\.punch refers to Punch, which is known by at: nobody finds it by words\. Give Punch a title that is text\.$/],
  ['a search by what is not found by its name', 'schema/recruitment/candidate.graphql', 'name: String! @column(search: true, filter', 'name: String! @column(filter', /candidate-distinction\.graphql:6: CandidateDistinction\.candidate is searched, but Candidate is not found by its name\. Add search: true to Candidate\.name\.$/],
  ['an order by no field', grade, 'title: "name"', 'title: "name", sort: "-nam"', /grade\.graphql:3: @resource\(sort:\) of Grade names nam, .*Did you mean name\?$/],
  ['an order by what cannot be sorted', employee, 'title: "name"', 'title: "name", sort: "photo"', /employee\.graphql:3: @resource\(sort: "photo"\) of Employee: lists cannot be sorted by photo\./],
  ['an order that no index serves', grade, 'title: "name"', 'title: "name", sort: "-minimumPay"', /grade\.graphql:3: .*minimumPay has no index\. Add filter: true to its @column\.$/],
  ['a unique set of a field that is not there', designation, '["code", "title"]', '["code", "titel"]', /designation\.graphql:3: @resource\(unique:\).*Did you mean title\?$/],
  ['a list that no query answers', designation, 'list: "getDesignationDetails"', 'list: "getDesignationDetail"', /designation\.graphql:3: .*Did you mean getDesignationDetails\?$/],
  ['a screen of certain people on what belongs to nobody', employee, ', person: "id"', '', /employee\.graphql:5: The screen \/my-team\/team-summary .*Add @resource\(person: …\)\.$/],
  ['a rule about a field that is not there', employee, 'notBefore: "dateOfJoin"', 'notBefore: "dateOfJoining"', /employee\.graphql:\d+: .*Employee has no such field\. Did you mean dateOfJoin\?$/],
  ['a currency that is neither code nor field', grade, 'currency: "currency"', 'currency: "curency"', /grade\.graphql:\d+: .*neither an ISO code nor a field of Grade\. Did you mean currency\?$/],
  ['a concatenation of what is no text', employee, '"middleName"', '"midleName"', /employee\.graphql:8: .*names midleName, which is no text field of Employee\. Did you mean middleName\?$/],
  ['a file type that is no media type', employee, '["image/png", "image/jpeg"]', '["png"]', /employee\.graphql:15: @file\(types:\) names png, which is no media type\./],
  ['a filter of a screen that is not JSON', grade, 'form: GRADES', 'form: GRADES, where: "status"', /grade\.graphql:4: @screen\(where:\) of Grade is not JSON/],
  ['a filter of a screen by no field', grade, 'form: GRADES', 'form: GRADES, where: "{\\"statu\\": {}}"', /grade\.graphql:4: .*filters by statu, .*Did you mean status\?$/],
  ['an entity without id', grade, 'id: ID!', 'key: ID!', /grade\.graphql:2: Grade needs 'id: ID!' as its first field\./],
  ['an entity without a screen', grade, '@screen(path: "/core-hr/grades", form: GRADES)', '', /grade\.graphql:2: Grade has no @screen\./],
  ['a directive where it does not belong', grade, 'status: RecordStatus!', 'status: RecordStatus! @screen(path: "/core-hr/ranks", form: GRADES)', /grade\.graphql:\d+: @screen does not stand on a field\. It stands on a type\.$/],
  ['a directive that stands twice', designation, '@rule(minLength: 3)', '@rule(minLength: 3) @rule(maxLength: 90)', /designation\.graphql:8: .*"@rule" can only be used once at this location\.$/],
  ['two fields of one name', grade, 'id: ID!', 'id: ID!\n  name: String', /grade\.graphql:\d+: .*"Grade\.name" can only be defined once\.$/],
  ['a field that every record has', grade, 'id: ID!', 'id: ID!\n  version: Int', /grade\.graphql:6: Grade\.version cannot be called so: every record has that name of its own\. Choose another name\.$/],
  ['a field that is a column of every table', grade, 'id: ID!', 'id: ID!\n  orgCode: String', /grade\.graphql:6: Grade\.orgCode cannot be called so/],
  ['a field that words of filters name', grade, 'id: ID!', 'id: ID!\n  and: String', /grade\.graphql:6: Grade\.and cannot be called so/],
  ['a field beside the reference of its name', designation, 'id: ID!', 'id: ID!\n  gradeId: String', /designation\.graphql:\d+: Designation\.grade would be the column grade_id, as Designation\.gradeId is already\. Choose another name\.$/],
  ['a name that is written otherwise', grade, 'id: ID!', 'id: ID!\n  pay_scale: String', /grade\.graphql:6: Grade\.pay_scale is no name of a field\. Write it as firstName/],
  ['a name that no database keeps', grade, 'id: ID!', `id: ID!\n  ${'long'.repeat(15)}: String`, /grade\.graphql:6: .*longer than 63 characters\. Choose a shorter name\.$/],
  ['a type that all endpoints have', grade, '"', 'enum RecordStatus { HERE }\n"', /grade\.graphql:1: The type RecordStatus exists already in schema\/shared\.graphql:\d+\./],
  ['limits that no number keeps', grade, '@rule(min: 0)', '@rule(min: 9, max: 1)', /grade\.graphql:\d+: @rule of Grade\.rank: no number is at least 9 and at most 1\. Swap min and max\.$/],
  ['lengths that no text has', designation, '@rule(minLength: 3)', '@rule(minLength: 30, maxLength: 3)', /designation\.graphql:8: @rule of Designation\.title: no text has at least 30 and at most 3 characters\./],
  ['a rule of another kind', grade, '@rule(min: 0)', '@rule(minLength: 3)', /grade\.graphql:\d+: @rule of Grade\.rank: minLength says nothing of a field of the kind integer\./],
  ['more decimals than are kept', grade, 'decimals: 2', 'decimals: 9', /grade\.graphql:\d+: .*9 digits behind the point cannot be kept\. 0 to 4 can\.$/],
  ['a default that the form would refuse', designation, 'default: "90"', 'default: "9000"', /designation\.graphql:13: The default of Designation\.probationDays breaks the rule of the field: at most \d+, not 9000\.$/],
  ['an order of two kinds', employee, 'notBefore: "dateOfJoin"', 'notBefore: "firstName"', /employee\.graphql:\d+: .*cannot be compared\.$/],
  ['a kind of another type', grade, 'id: ID!', 'id: ID!\n  pay: String @column(kind: MONEY)', /grade\.graphql:6: pay is of the kind MONEY, so its type is Decimal, not String\. Write pay: Decimal\.$/],
  ['a reference to many', designation, 'grade: Grade!', 'grade: [Grade!]', /designation\.graphql:10: grade refers to many records; a field refers to one\./],
  ['a reference that is no id', 'schema/attendance/regularisation.graphql', 'employee: ID!', 'employee: String!', /regularisation\.graphql:\d+: employee has @ref, so its type is ID, not String\./],
  ['an entity of another endpoint', grade, 'id: ID!', 'id: ID!\n  leave: LeaveType', /grade\.graphql:6: LeaveType belongs to employee-self-service\. Write leave: ID @ref\(to: "employee-self-service\/LeaveType"\)\.$/],
  ['a file that is no text', grade, 'id: ID!', 'id: ID!\n  scan: Int @file(maxBytes: 9, types: ["image/png"])', /grade\.graphql:6: scan holds the key of a file, so it must be a String\.$/],
  ['one row', employee, '[EmergencyContact!]', 'EmergencyContact', /employee\.graphql:\d+: \w+ would hold one row of EmergencyContact; rows are a list\./],
  ['rows within rows', employee, 'type EmergencyContact {\n  id: ID!', 'type EmergencyContact {\n  id: ID!\n  others: [EmergencyContact!]', /employee\.graphql:\d+: EmergencyContact\.others would be rows within rows\./],
  ['rows without id', employee, 'type EmergencyContact {\n  id: ID!', 'type EmergencyContact {', /employee\.graphql:\d+: The rows of Employee\.\w+ need an id\./],
  ['a search by what is no text', grade, 'rank: Int @rule(min: 0) @column(', 'rank: Int @rule(min: 0) @column(search: true, ', /grade\.graphql:\d+: Grade\.rank cannot be searched: its kind, integer, is no text\. Use filter: true\.$/],
  ['a currency that is none', grade, 'currency: "currency"', 'currency: "XXQ"', /grade\.graphql:\d+: .*"XXQ".* is no currency in circulation\./],
  ['an empty set of unique fields', grade, '[["code"], ["name"]]', '[[]]', /grade\.graphql:3: @resource\(unique:\) of Grade has an empty set\./],
  ['a person who is none', designation, '@resource(', '@resource(person: "grade", ', /designation\.graphql:3: @resource\(person:\) of Designation names grade, which is no reference to an employee\./],
  ['a record above that is of another kind', designation, '@resource(', '@resource(parent: "grade", ', /designation\.graphql:3: .*is no reference to another Designation\./],
  ['a guard without a form', grade, 'id: ID!', 'id: ID!\n  secret: String @access(right: VIEW)', /grade\.graphql:6: @access of Grade\.secret names no form, so it guards nothing\./],
  ['a path that a page has', grade, '"/core-hr/grades"', '"/core-hr/org-structure"', /grade\.graphql:4: The path \/core-hr\/org-structure of Grade is that of a page in src\/domain\/pages\.ts\./],
  ['two forms of one number', 'schema/forms.graphql', '@form(id: 16)', '@form(id: 15)', /forms\.graphql:\d+: The forms \w+ and \w+ share the number 15\.$/],
  ['what is no SDL', grade, 'id: ID!', 'id: ID! !', /grade\.graphql:5: Syntax Error/],
  ['a message without a language', 'src/messages/core-hr/grade.yml', 'fr:', 'de:', /grade\.yml:1: The message grade has no fr\.$/],
];

const grades = 'src/messages/core-hr/grade.yml';

/** One for all of them: on a disk, copying four hundred files took each as long as reading them. */
const copy = copyProject([], afterAll);
/** For the running test. */
const edit = (file: string, from: string, to: string): void => {
  const before = copy.read(file);
  copy.edit(file, from, to);
  onTestFinished(() => copy.write(file, before));
};

describe('codegen', () => {
  it('accepts what the project holds', () => expect(readProduct(copy.root).model.resources.length).toBeGreaterThan(7));

  it.each(cases)('stops at %s', (_name, file, from, to, says) => {
    edit(file, from, to);
    expect(() => readProduct(copy.root)).toThrow(says);
  });

  it('says all the messages that a new entity lacks, and offers none that another field has', () => {
    edit(grade, 'id: ID!', 'id: ID!\n  ranks: String\n  colour: String');
    expect(() => readProduct(copy.root)).toThrow(/grade\.graphql:6: The message grade\.ranks is missing\. Add it to src\/messages\/core-hr\/grade\.yml, in en, fr, ja, sp\. It lacks as well: grade\.colour\.$/);
  });

  it('stops at a message that stands twice', () => {
    const [first = ''] = copy.read(grades).split('\n');
    edit(grades, first, `${first}\n${first}`);
    expect(() => readProduct(copy.root)).toThrow(/grade\.yml:\d+: /);
  });
});
