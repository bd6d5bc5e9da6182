/** The parts of a resume by their headings, in four languages. */
import type { ResumeLine } from './line.ts';
import { plain, wordsOf } from './plain.ts';

export type SectionKind = 'top' | 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certifications' | 'links' | 'personal' | 'other';
export type Section = { readonly kind: SectionKind; readonly heading: string; readonly lines: readonly ResumeLine[] };

const lexicon: readonly (readonly [SectionKind, readonly string[]])[] = [
  ['summary', wordsOf("summary,professional summary,profile,about,about me,objective,career objective,career summary,personal statement,executive summary,profil,profil professionnel,a propos,objectif,resume,synthese,resumen,resumen profesional,perfil,perfil profesional,sobre mi,objetivo,extracto,自己PR,自己紹介,要約,職務要約,概要,プロフィール,志望動機")],
  ['experience', wordsOf("experience,experiences,work experience,professional experience,employment,employment history,work history,work,career history,career,professional background,relevant experience,positions held,experience professionnelle,experiences professionnelles,parcours professionnel,parcours,emplois,carriere,experiencia,experiencia laboral,experiencia profesional,trayectoria profesional,trayectoria,historial laboral,職歴,職務経歴,職務経歴書,職務内容,経歴,工作经历,工作經歷,経験")],
  ['education', wordsOf("education,education and training,academic background,academic qualifications,qualifications academic,academics,studies,educational background,formation,formations,etudes,diplomes,formation academique,parcours academique,cursus,educacion,formacion,formacion academica,estudios,titulacion,学歴,最終学歴,教育,教育经历,学历")],
  ['skills', wordsOf("skills,technical skills,key skills,core skills,core competencies,competencies,skills and tools,expertise,areas of expertise,technologies,technical expertise,tools,competences,competences techniques,competences cles,savoir faire,aptitudes,habilidades,competencias,conocimientos,conocimientos tecnicos,capacidades,スキル,技術,専門スキル,テクニカルスキル,活かせる経験,技能,得意分野")],
  ['languages', wordsOf("languages,language skills,language,langues,langue,langues parlees,idiomas,idioma,lenguas,語学,語学力,言語,语言")],
  ['certifications', wordsOf("certifications,certification,certificates,licenses,licences,licenses and certifications,certifications and licenses,professional certifications,certificats,certifications et formations,permis,certificaciones,certificados,licencias,資格,免許,資格免許,免許資格,取得資格,保有資格,证书")],
  ['links', wordsOf('profiles,links,online,social,websites,profils,liens,reseaux,perfiles,enlaces,redes,リンク')],
  ['personal', wordsOf('contact,contact information,contact details,personal details,personal information,personal data,coordonnees,informations personnelles,donnees personnelles,etat civil,contacto,datos personales,informacion personal,連絡先,個人情報,基本情報,本人情報')],
  ['other', wordsOf("projects,selected projects,publications,patents,awards,honors,honours,selected honors,achievements,interests,hobbies,references,referees,volunteer,volunteering,volunteer experience,invited talks,talks,activities,extracurricular activities,memberships,research,projets,centres d interet,loisirs,references professionnelles,benevolat,distinctions,prix,divers,proyectos,publicaciones,premios,logros,intereses,aficiones,referencias,voluntariado,otros,趣味,特技,趣味特技,受賞歴,プロジェクト,備考,本人希望記入欄,その他,賞罰")],
];
const kinds: ReadonlyMap<string, SectionKind> = new Map(lexicon.flatMap(([kind, words]) => words.map((word) => [word, kind] as const)));

/** 'E X P E R I E N C E' is one word. */
const together = (text: string): string => (/^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text);

const kindOf = (text: string): SectionKind | undefined => {
  const asked = plain(together(text.trim().replace(/^[\d.]+\s*/, '')));
  const own = kinds.get(asked);
  if (own !== undefined || asked === '') return own;
  const joined = asked.replace(/ (and|et|y|und) .*$/, '');
  return joined === asked ? undefined : kinds.get(joined);
};

const isTitled = ({ isHeading, size, text }: ResumeLine): boolean => isHeading || size >= 1.18 || (text === text.toUpperCase() && text !== text.toLowerCase());

/** The heading at the head of a line and what follows it there ('Experience ⇥ Acme' of resumes with headings at the margin). */
const headingOf = (line: ResumeLine): { readonly kind: SectionKind; readonly heading: string; readonly rest: string } | undefined => {
  const text = line.text.replace(/^[■●◆▼【\s]+|[】:：\s]+$/g, '');
  if (text.length > 60) {
    const [head = '', ...rest] = line.text.split('\t');
    const kind = rest.length > 0 && line.isApart ? kindOf(head) : undefined;
    return kind && { kind, heading: head, rest: rest.join('\t') };
  }
  const [head = '', ...rest] = text.split('\t');
  const kind = kindOf(head);
  if (kind !== undefined && (rest.length === 0 || line.isApart)) return { kind, heading: head, rest: rest.join('\t') };
  const colon = /^([^:：\t]{3,30})\s*[:：]\s*(.+)$/.exec(text);
  const named = colon ? kindOf(colon[1]!) : undefined;
  if (colon && named !== undefined && (named === 'skills' || named === 'languages' || named === 'certifications' || named === 'summary')) return { kind: named, heading: colon[1]!, rest: colon[2]! };
  return undefined;
};

/** A title in the document's largest letters in the midst of it is the person's name beside a column that came first. */
export const sectionsOf = (lines: readonly ResumeLine[]): Section[] => {
  const sections: { kind: SectionKind; heading: string; lines: ResumeLine[] }[] = [{ kind: 'top', heading: '', lines: [] }];
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  for (const line of lines) {
    const last = sections.at(-1)!;
    const heading = headingOf(line);
    // 'Languages: Python, C++' under skills is a kind of skill.
    const isLabel = heading !== undefined && heading.rest !== '' && last.kind === 'skills' && !isTitled(line) && /[:：]/.test(line.text);
    if (heading && !isLabel) {
      sections.push({ kind: heading.kind, heading: heading.heading, lines: heading.rest === '' ? [] : [{ ...line, text: heading.rest, isHeading: false }] });
    } else if (line.size === largest && largest >= 1.3 && last.kind !== 'top') sections.push({ kind: 'top', heading: '', lines: [line] });
    else if ((line.isHeading || line.size >= 1.25) && last.kind !== 'top' && line.text.length < 40 && line.size < largest && !/\d{4}/.test(line.text) && last.lines.some(({ size }) => size < line.size * 0.9)) {
      sections.push({ kind: 'other', heading: line.text, lines: [] });
    } else last.lines.push(line);
  }
  return sections;
};

export const linesOfKind = (sections: readonly Section[], kind: SectionKind): readonly ResumeLine[] => sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);
