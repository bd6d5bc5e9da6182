/** What somebody can do: of the resume's own list, and what is known by name anywhere in it. */
import { found, type Found } from './found.ts';
import type { ResumeLine } from './line.ts';
import { plain } from './plain.ts';
import { unbulleted } from './entries.ts';

/** `id` where the organisation has it in its own list. */
export type SkillFound = { readonly id: string | null; readonly name: string };
export type KnownSkill = { readonly id: string; readonly name: string };

/** Named often in resumes and hardly anything else; what an organisation looks for stands in its own list. */
const usual = 'JavaScript,TypeScript,HTML,HTML5,CSS,React,React.js,Angular,Vue.js,Node.js,Java,Kotlin,Swift,Python,C++,C#,.NET,PHP,Laravel,Django,Ruby on Rails,Rust,Scala,SQL,PostgreSQL,MySQL,MongoDB,Redis,GraphQL,Docker,Kubernetes,AWS,Azure,GCP,Git,Jenkins,Linux,Terraform,Webpack,JIRA,Figma,Photoshop,Illustrator,Excel,PowerPoint,SAP,Salesforce,Power BI,Tableau,TensorFlow,PyTorch,JAX,CUDA,AutoCAD,SolidWorks,QuickBooks,Scrum,Agile,Kanban,ISO 9001,Six Sigma'.split(',');

const levelWord = /^(?:advanced|intermediate|beginner|expert|basic|novice|proficient|master|avance|intermediaire|debutant|avanzado|intermedio|basico|experto|上級|中級|初級)$/;

/** The name as written, with its marks: 'C++' is not 'C', '.NET' no net. */
const key = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\.js$/, '').replace(/[\s_-]+/g, ' ').trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]?');
const patternOf = (name: string): RegExp => (/[\u3040-\u9fff]/.test(name) ? new RegExp(escaped(name.normalize('NFKC')), 'iu') : new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name.normalize('NFKC'))}(?![\\p{L}\\p{N}+#])`, name.length <= 3 ? 'u' : 'iu'));

const fromList = (line: ResumeLine): string[] => {
  const text = unbulleted(line.text).replace(/^[^:：,]{2,40}[:：]\s*/, '');
  if (text.length > 160 && /[.。]$/.test(text)) return [];
  return text.split(/[,;、，/|\t•·]|\s[–—-]\s/).map((part) => part.replace(/\(.*?\)|（.*?）/g, '').replace(/[.\s]+$/, '').trim())
    .filter((part) => part.length >= 1 && part.length <= 40 && part.split(/\s+/).length <= 5 && /[\p{L}]/u.test(part) && !/。/.test(part) && (part.match(/[\u3040-\u9fff\u0e00-\u0e7f]/g)?.length ?? 0) <= 16 && !levelWord.test(plain(part)));
};

/** A line of a list has a separator or is a point of it; a lone line above one is the list's name. */
const isList = (line: ResumeLine, next: ResumeLine | undefined): boolean => {
  const listed = (text: string): boolean => /[,;、，\t•·]/.test(text);
  if (listed(line.text) || /^[^:：]{2,40}[:：]/.test(line.text)) return true;
  if (line.text.length > 45 || levelWord.test(plain(line.text))) return false;
  return !(next && (listed(next.text) || levelWord.test(plain(next.text))));
};

const MOST = 60;

export const skillsOf = (section: readonly ResumeLine[], whole: readonly ResumeLine[], known: readonly KnownSkill[]): Found<SkillFound>[] => {
  const own = new Map(known.map((skill) => [key(skill.name), skill] as const));
  const seen = new Map<string, Found<SkillFound>>();
  const put = (name: string, confidence: number, source: string): void => {
    const at = key(name);
    if (at === '' || seen.has(at) || seen.size >= MOST) return;
    const skill = own.get(at);
    seen.set(at, found({ id: skill?.id ?? null, name: skill?.name ?? name }, skill ? Math.max(confidence, 0.95) : confidence, source));
  };
  section.forEach((line, at) => {
    if (isList(line, section[at + 1])) for (const name of fromList(line)) put(name, 0.85, line.text);
  });
  const patterns = [...known.map(({ name }) => ({ name, confidence: 0.9 })), ...usual.map((name) => ({ name, confidence: 0.75 }))].map((skill) => ({ ...skill, pattern: patternOf(skill.name) }));
  const text = whole.map((line) => line.text.normalize('NFKC')).join('\n');
  for (const { name, confidence, pattern } of patterns) {
    const at = text.search(pattern);
    if (at >= 0) put(name, confidence, text.slice(text.lastIndexOf('\n', at) + 1, (text.indexOf('\n', at) + 1 || text.length + 1) - 1));
  }
  return [...seen.values()];
};
