/** A new entity as a person writes it: its SDL and its words, and nothing else. */
export const sdl = `"A course that employees take to learn or renew a skill."
type TrainingCourse
  @resource(title: "name", code: "code", importable: true, unique: [["code"]])
  @screen(path: "/core-hr/training-courses", form: ACCREDITATION_CATEGORY_AND_TYPE) {
  id: ID!
  name: String! @rule(minLength: 3) @column(search: true, filter: true, list: true, import: ["course", "course name"])
  code: String! @rule(maxLength: 20, preset: COMMON_INPUT_ALPHANUMERIC) @column(search: true, filter: true, list: true)
  "People that the room holds."
  seats: Int! @rule(min: 1, max: 500) @column(filter: true, list: true, default: "12", import: ["places"])
  fee: Decimal @rule(min: 0, decimals: 2) @column(currency: "EUR", list: true)
  startsOn: LocalDate! @column(filter: true, list: true, import: ["start"])
  department: Department @column(filter: true, list: true)
  sessions: [TrainingSession!]
  status: TrainingStatus! @column(filter: true, list: true, default: "\\"PLANNED\\"")
}

type TrainingSession {
  id: ID!
  topic: String! @rule(maxLength: 100)
  hours: Decimal @rule(min: 0, decimals: 2) @column(kind: DURATION)
}

enum TrainingStatus {
  PLANNED @status(next: ["RUNNING"])
  RUNNING @status(next: ["DONE"])
  DONE @status(next: [])
}
`;

export const words = `trainingCourse: { en: Training course |||| Training courses, fr: Formation |||| Formations, ja: 研修, sp: Curso |||| Cursos }
trainingCourse.empty: { en: Training courses teach employees a skill. Add the first one., fr: Les formations enseignent une compétence aux salariés. Ajoutez la première., ja: 研修は従業員の技能を高めます。最初の研修を追加してください。, sp: Los cursos enseñan una habilidad a los empleados. Agregue el primero. }
trainingCourse.seats: { en: Seats, fr: Places, ja: 定員, sp: Plazas }
trainingCourse.seats.help: { en: People that the room holds., fr: Personnes que la salle accueille., ja: 会場に入れる人数です。, sp: Personas que caben en la sala. }
trainingCourse.fee: { en: Fee, fr: Prix, ja: 受講料, sp: Precio }
trainingCourse.startsOn: { en: Starts on, fr: Début, ja: 開始日, sp: Comienza el }
trainingCourse.department: { en: Department, fr: Service, ja: 部門, sp: Departamento }
trainingCourse.sessions: { en: Sessions, fr: Séances, ja: 回, sp: Sesiones }
trainingSession: { en: Session |||| Sessions, fr: Séance |||| Séances, ja: 回, sp: Sesión |||| Sesiones }
trainingSession.topic: { en: Topic, fr: Sujet, ja: テーマ, sp: Tema }
trainingSession.hours: { en: Hours, fr: Durée, ja: 時間, sp: Duración }
enum.TrainingStatus.PLANNED: { en: Planned, fr: Prévue, ja: 予定, sp: Previsto }
enum.TrainingStatus.RUNNING: { en: Running, fr: En cours, ja: 開催中, sp: En curso }
enum.TrainingStatus.DONE: { en: Done, fr: Terminée, ja: 終了, sp: Terminado }
`;

/** A page of one's own, typed by the operation that codegen printed. */
export const page = `import type { TrainingCourseListQuery } from '../../../generated/core-hr/operations.ts';

type Course = TrainingCourseListQuery['page']['rows'][number];

/** Seats of all courses together. */
export const seatsOf = (courses: readonly Course[]): number => courses.reduce((sum, course) => sum + course.seats, 0);
`;
