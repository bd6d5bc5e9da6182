/** A mistake in what people write stops codegen at its file and line and says what was meant. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { affected } from '../../tools/codegen/affected.ts';
import { readModel } from '../../tools/codegen/model.ts';
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
  ['a help text that is in no language', grade, '  status: RecordStatus!', '  "Whether it is in use."\n  status: RecordStatus!', /grade\.graphql:18: The message grade\.status\.help is missing\. Add it to src\/messages\/core-hr\/grade\.yml/],
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
  ['one value as the default of several', 'schema/core-hr/work-schedule.graphql', 'restDays: [Weekday!]', 'restDays: [Weekday!] @column(default: "\\"MONDAY\\"")', /work-schedule\.graphql:15: The default of WorkSchedule\.restDays must be a list, not "MONDAY"\./],
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
  ['a unique text too long for its index', 'schema/core-hr/institution.graphql', '@rule(maxLength: 120)', '@rule(maxLength: 700)', /Institution\.city .*at most 600 characters, and it may have 700\. As a part of a set of unique values it has an index: add @rule\(maxLength: 600\)\.$/],
  ['an empty set of unique fields', grade, '[["code"], ["name"]]', '[[]]', /grade\.graphql:3: @resource\(unique:\) of Grade has an empty set\./],
  ['a person who is none', designation, '@resource(', '@resource(person: "grade", ', /designation\.graphql:3: @resource\(person:\) of Designation names grade, which is no reference to an employee\./],
  ['a record above that is of another kind', designation, '@resource(', '@resource(parent: "grade", ', /designation\.graphql:3: .*is no reference to another Designation\./],
  ['a guard without a form', grade, 'id: ID!', 'id: ID!\n  secret: String @access(right: VIEW)', /grade\.graphql:6: @access of Grade\.secret names no form, so it guards nothing\./],
  ['a path that a page has', grade, '"/core-hr/grades"', '"/core-hr/org-structure"', /grade\.graphql:4: The path \/core-hr\/org-structure of Grade is that of a page in src\/domain\/pages\.ts\./],
  ['two forms of one number', 'schema/forms.graphql', '@form(id: 16)', '@form(id: 15)', /forms\.graphql:\d+: The forms \w+ and \w+ share the number 15\.$/],
  ['a message of no rule', grade, 'rank: Int @rule(min: 0)', 'rank: Int @rule(message: "rule.min")', /grade\.graphql:\d+: @rule\(message: "rule\.min"\) of Grade\.rank replaces the text of no rule\./],
  ['a message that names what its rule does not know', grade, 'rank: Int @rule(min: 0)', 'rank: Int @rule(min: 0, message: "rule.max")', /grade\.graphql:\d+: @rule\(message: "rule\.max"\) of Grade\.rank names %\{maxValue\} in en, which min does not fill\. It fills %\{minValue\}\.$/],
  ['what is no SDL', grade, 'id: ID!', 'id: ID! !', /grade\.graphql:5: Syntax Error/],
  ['a message without a language', 'src/messages/core-hr/grade.yml', 'fr:', 'de:', /grade\.yml:1: The message grade has no fr\.$/],
];

/** An entity before Grade, on line 2. */
const another = (name: string, type: string, says: RegExp): Case => [name, grade, '"', `"Another one."\ntype ${type} @resource(title: "name") @screen(path: "/core-hr/others", form: GRADES) { id: ID! name: String! }\n"`, says];
/** A field after the id of Grade. */
const field = (name: string, line: string, says: RegExp): Case => [name, grade, 'id: ID!', `id: ID!\n  ${line}`, says];

const broken: readonly Case[] = [
  ...['Case', 'Package', 'Check', 'Key', 'Resources'].map((type) => another(`a type that is a word of TypeScript, ${type}`, type, new RegExp(`grade\\.graphql:2: ${type} cannot be called so: in TypeScript it would be ${type.toLowerCase()}`))),
  another('a type that TypeScript has', 'Record', /grade\.graphql:2: The type Record exists already in TypeScript\./),
  another('a type that GraphQL has', 'Subscription', /grade\.graphql:2: The type Subscription exists already in GraphQL itself\./),
  another('an entity that is a root', 'Query', /grade\.graphql:2: The type Query exists already in GraphQL itself\./),
  another('an entity of the table of another', 'DESIGNATION', /grade\.graphql:2: DESIGNATION would have the table designation, which Designation has already\./),
  another('an entity of the type that another prints', 'DesignationFilter', /grade\.graphql:2: The type DesignationFilter is printed for Designation\./),
  ['an enum of the type that is printed for another', designation, 'enum EmployeeConfirmation', 'enum RecordStatusFilter { HERE }\n\nenum EmployeeConfirmation', /designation\.graphql:\d+: The type RecordStatusFilter is printed for RecordStatus\./],
  another('an entity of the operation of another', 'DesignationHistory', /grade\.graphql:2: DesignationHistory would have the operation designationHistory, which Designation has already\./),
  ['an operation that is printed', designation, 'extend type Query {', 'extend type Query {\n  grade(id: ID!): String @access(form: [GRADES])', /designation\.graphql:\d+: The operation grade is printed for Grade\./],
  ['a plural that is no name', grade, 'title: "name"', 'title: "name", plural: "my grades"', /grade\.graphql:3: .*my grades, which is no name of an operation\./],
  ['what is extended beside operations', grade, '"', 'extend enum RecordStatus { OLD }\n"', /grade\.graphql:1: What stands here is nothing of an endpoint's schema: only Query and Mutation are extended\./],
  ['a directive in an endpoint', grade, '"', 'directive @rule(a: Int) on OBJECT\n"', /grade\.graphql:1: What stands here is nothing of an endpoint's schema\./],
  ['an enum without values', designation, 'enum EmployeeConfirmation', 'enum Nothing\n\nenum EmployeeConfirmation', /designation\.graphql:\d+: Nothing has no value\./],
  ['a path that is open to everybody', grade, '"/core-hr/grades"', '"/careers/grades"', /grade\.graphql:4: The path \/careers\/grades of Grade is open to everybody: \/careers needs no session\./],
  ['an operator that a filter lacks', grade, 'form: GRADES', 'form: GRADES, where: "{\\"status\\": {\\"equal\\": \\"ACTIVE\\"}}"', /grade\.graphql:4: @screen\(where:\) of Grade: status has no equal\. Did you mean equals\?$/],
  ['a value that a filter lacks', grade, 'form: GRADES', 'form: GRADES, where: "{\\"status\\": {\\"in\\": [\\"ACTIV\\"]}}"', /grade\.graphql:4: .*: status\.in takes no "ACTIV"\. Did you mean ACTIVE\?$/],
  ['a filter without an operator', grade, 'form: GRADES', 'form: GRADES, where: "{\\"status\\": \\"ACTIVE\\"}"', /grade\.graphql:4: .*: status is "ACTIVE", not what is asked of it\. Write it as \{"equals": …\}\.$/],
  ['rows that are those of another field', employee, 'emergencyContacts: [EmergencyContact!]', 'emergencyContacts: [EmergencyContact!]\n  others: [EmergencyContact!]', /employee\.graphql:\d+: Employee\.others would have the table emergency_contact, which Employee\.emergencyContacts has already\./],
  ['a guard that nobody asks, of a field of rows', employee, 'type EmergencyContact {\n  id: ID!', 'type EmergencyContact {\n  id: ID!\n  secret: String @access(form: [GRADES])', /employee\.graphql:\d+: @access of EmergencyContact\.secret guards nothing: a field of rows goes with its record\./],
  field('a word of GraphQL', 'null: String', /grade\.graphql:6: Grade\.null cannot be called so: to GraphQL it is a value\./),
  field('a column of PostgreSQL', 'ctid: String', /grade\.graphql:6: Grade\.ctid cannot be called so: PostgreSQL keeps a column ctid/),
  field('a name of every filter', 'changeSet: String', /grade\.graphql:6: Grade\.changeSet cannot be called so/),
  field('two forms of which one guards', 'secret: String @access(form: [GRADES, LOCATIONS])', /grade\.graphql:6: @access of Grade\.secret names GRADES and LOCATIONS, of which one can guard it\./),
  field('a right that no field asks', 'secret: String @access(form: [GRADES], right: UPDATE)', /grade\.graphql:6: @access of Grade\.secret says more than its form\./),
  field('a search by what is guarded', 'secret: String @column(search: true) @access(form: [GRADES])', /grade\.graphql:6: Grade\.secret cannot be searched: who may not see it would find records by it\./),
  field('a filter that lists lack', 'days: [Weekday!] @column(filter: true)', /grade\.graphql:6: Grade\.days cannot be filtered by: lists have no filter for the kind choices\./),
  field('an index of what is too long for it', 'story: String @column(kind: LONG_TEXT, filter: true)', /grade\.graphql:6: Grade\.story cannot be filtered by: its index takes texts of at most 600 characters, and it may have 10000\./),
  field('a former type of child rows where there are none', 'story: String @column(rowsWere: "Tale")', /grade\.graphql:6: Grade\.story has no child rows, of which rowsWere would tell the former type\. Leave out rowsWere; was tells the former name of a field\.$/),
  field('a list of lists', 'days: [[Weekday!]!]', /grade\.graphql:6: days is a list of Weekday that is written otherwise\. Write days: \[Weekday!\]\.$/),
  field('an id beside the id', 'other: ID', /grade\.graphql:6: Grade\.other is an ID that refers to nothing\./),
  field('a kind of a reference', 'above: Grade @column(kind: MONEY)', /grade\.graphql:6: Grade\.above is of the kind reference, so it cannot be of the kind MONEY\./),
  field('a concatenation that is no text', 'whole: Int @column(concat: ["name"])', /grade\.graphql:6: Grade\.whole is made of other texts, so it is a String\./),
  field('a concatenation of a concatenation', 'one: String @column(concat: ["name"])\n  whole: String @column(concat: ["one"])', /grade\.graphql:7: Grade\.whole names one, which is itself made of others\./),
  field('a former name that is in use', 'other: String @column(was: "name")', /grade\.graphql:6: Grade\.other was name, which name is\./),
  field('a heading of two fields', 'one: String @column(import: ["X"])\n  other: String @column(import: ["x"])', /grade\.graphql:6: Grade\.one has the heading "x", as other has\./),
  ...(['search', 'filter', 'list', 'hidden'] as const).map((told): Case => [`what nobody does with a field of rows, ${told}`, employee, 'type EmergencyContact {\n  id: ID!', `type EmergencyContact {\n  id: ID!\n  nick: String @column(${told}: true)`, new RegExp(`employee\\.graphql:\\d+: EmergencyContact\\.nick is a field of child rows, of which ${told} says nothing: it is for fields of a record\\. Leave it out`)]),
  field('what is shown as known besides', 'inside: String @column(known: true)', /grade\.graphql:6: Grade\.inside is known to pages as everything is that is not hidden\./),
  field('a list of what is hidden', 'inside: String @column(hidden: true, list: true)', /grade\.graphql:6: Grade\.inside is hidden, so list says nothing of it\./),
  field('a heading of what is computed', 'made: String @column(computed: true, import: ["made"])', /grade\.graphql:6: Grade\.made is written by nobody, so import says nothing of it\./),
  field('a heading of a file', 'scan: String @file(maxBytes: 9, types: ["image/png"]) @column(import: ["scan"])', /grade\.graphql:6: Grade\.scan is in no spreadsheet, so import says nothing of it\./),
  field('a heading that is the name of another field', 'other: String @column(import: ["Code"])', /grade\.graphql:6: Grade\.other has the heading "code", which is the name of code\./),
  field('a unit of a text', 'motto: String @column(unit: "unit.days")', /grade\.graphql:6: Grade\.motto is of the kind text, which is shown without a unit\./),
  field('a source of what is stored', 'motto: String @column(from: "name")', /grade\.graphql:6: Grade\.motto is a field of an entity, which comes from nowhere else\./),
  field('a currency in a field that holds none', 'fee: Decimal @column(currency: "name")', /grade\.graphql:6: Grade\.fee has its currency in name, which holds none\. Name a field with @column\(kind: CURRENCY\)\.$/),
  field('a record that needs itself', 'above: Grade!', /grade\.graphql:6: No first Grade could be added: Grade needs a Grade\. Leave out the ! of above\.$/),
  field('records that need each other', 'post: Designation!', /\.graphql:\d+: No first \w+ could be added: .*Grade/),
  field('a value that nobody is asked for', 'secret: String! @column(hidden: true)', /grade\.graphql:6: Grade\.secret is required, but hidden: no form asks for it/),
  field('a file of no size', 'scan: String @file(maxBytes: 0, types: ["image/png"])', /grade\.graphql:6: @file of Grade\.scan takes no file\./),
  ...([['day', 'LocalDate', '"2026-02-31"', 'must be a day as 2026-01-31'], ['hour', 'LocalTime', '"25:00"', 'must be a time'], ['mail', 'EmailAddress', '"nobody"', 'must be an e-mail address'], ['hue', 'HexColorCode', '"red"', 'must be a colour'], ['many', 'Int', '99999999999', 'at most 32 bits'], ['word', 'String!', '""', 'breaks the rule of the field: a value']] as const).map(([name, type, start, says]) =>
    field(`a start that its form refuses, ${name}`, `${name}: ${type} @column(default: ${JSON.stringify(start)})`, new RegExp(`grade\\.graphql:6: The default of Grade\\.${name} .*${says}`))),
  field('a start against its preset', 'word: String @rule(preset: ONLY_NUMBERS) @column(default: "\\"a\\"")', /grade\.graphql:6: The default of Grade\.word breaks the rule of the field: of the preset ONLY_NUMBERS, not "a"\.$/),
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

  it.each(broken)('stops at %s, of which something broken would be printed', (_name, file, from, to, says) => {
    edit(file, from, to);
    expect(() => readProduct(copy.root)).toThrow(says);
  });

  it('says all the messages that a new entity lacks, and offers none that another field has', () => {
    edit(grade, 'id: ID!', 'id: ID!\n  ranks: String\n  colour: String');
    expect(() => readProduct(copy.root)).toThrow(/grade\.graphql:6: The message grade\.ranks is missing\. Add it to src\/messages\/core-hr\/grade\.yml, in en, fr, ja, sp\. It lacks as well: grade\.colour\.$/);
  });

  it('stops at a preset of which nothing says what it takes', () => {
    edit('schema/directives.graphql', '  ONLY_ALPHANUMERIC\n', '  ONLY_ALPHANUMERIC\n  PLATES\n');
    edit('src/messages/settings/form-field.yml', 'enum.Preset.ONLY_NUMBERS:', 'enum.Preset.PLATES: { en: "a", fr: "a", ja: "a", sp: "a" }\nenum.Preset.ONLY_NUMBERS:');
    edit(grade, 'id: ID!', 'id: ID!\n  code2: String @rule(preset: PLATES)');
    edit(grades, 'grade:', 'grade.code2: { en: "a", fr: "a", ja: "a", sp: "a" }\ngrade:');
    expect(() => readProduct(copy.root)).toThrow(/grade\.graphql:6: The message rule\.preset\.PLATES is missing: it says what the preset takes\. Add it to src\/messages\/rules\.yml, in en, fr, ja, sp\.$/);
  });

  it('stops at an endpoint that codegen.yml does not name, and at one that has no folder', () => {
    edit('codegen.yml', '  generated/monitoring/:', '  generated/monitorin/:');
    expect(() => readProduct(copy.root)).toThrow(/^schema\/monitoring: Nothing would be printed of monitoring: codegen\.yml has no line for it\. Copy the line of another endpoint, and add 'monitoring' to src\/server\/endpoint-settings\.ts\.$/);
    copy.edit('codegen.yml', '  generated/monitorin/:', '  generated/monitoring/: {}\n  generated/monitorin/:');
    expect(() => readProduct(copy.root)).toThrow(/^codegen\.yml: The line generated\/monitorin\/ has no folder schema\/monitorin\. Did you mean monitoring\?$/);
  });

  it('prints what lists all entities anew, too, when there is another one', () => {
    const before = readModel(copy.root);
    const other = 'schema/monitoring/medal.graphql';
    copy.write(other, 'type Badge @resource(title: "name") @screen(path: "/core-hr/badges", form: GRADES) { id: ID! name: String! }');
    onTestFinished(() => rmSync(path.join(copy.root, other)));
    // What computers tell there is of employees of core HR.
    expect(affected(before, readModel(copy.root), [other])).toEqual(['monitoring', 'core-hr', 'settings']);
  });

  it('stops at a message that stands twice', () => {
    const [first = ''] = copy.read(grades).split('\n');
    edit(grades, first, `${first}\n${first}`);
    expect(() => readProduct(copy.root)).toThrow(/grade\.yml:\d+: /);
  });
});
