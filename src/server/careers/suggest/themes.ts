/** What a career page may speak of, and by which words an organisation says that it stands for it, in four languages. */
export const themes = {
  craft: ['craft', 'quality', 'hand', 'detail', 'tradition', 'artisan', 'savoir-faire', 'qualité', 'métier', '品質', '職人', '技', '伝統', 'calidad', 'oficio', 'artesan', 'tradición'],
  planet: ['sustain', 'green', 'climate', 'planet', 'recycl', 'organic', 'durable', 'climat', 'planète', 'écolog', '環境', '持続', 'サステナ', 'リサイクル', 'sostenib', 'sustentab', 'clima', 'planeta', 'ecológ'],
  growth: ['learn', 'grow', 'train', 'career', 'mentor', 'skill', 'formation', 'apprend', 'évoluer', 'compétence', '成長', '学び', '研修', 'キャリア', 'crecer', 'aprend', 'formación', 'carrera'],
  people: ['team', 'people', 'together', 'family', 'care', 'équipe', 'ensemble', 'humain', 'famille', 'チーム', '仲間', '家族', '人', 'equipo', 'juntos', 'personas', 'familia'],
  technology: ['tech', 'digital', 'software', 'data', 'innovat', 'automat', 'engineer', 'numérique', 'ingénieur', '技術', 'デジタル', '革新', 'エンジニア', 'データ', 'tecnolog', 'innova', 'ingenier', 'datos'],
  flexibility: ['remote', 'flexib', 'hybrid', 'balance', 'home', 'télétravail', 'équilibre', 'hybride', '在宅', 'リモート', '柔軟', 'バランス', 'remoto', 'híbrido', 'equilibrio', 'teletrabajo'],
  belonging: ['inclus', 'divers', 'equal', 'fair', 'belong', 'respect', 'égalité', 'équit', '多様', '公正', '平等', '尊重', 'diversidad', 'igualdad', 'justo', 'respeto'],
  stability: ['stable', 'stability', 'long-term', 'secure', 'trust', 'reliab', 'solide', 'confiance', 'pérenn', '安定', '信頼', '長期', 'estab', 'confianza', 'seguridad', 'largo plazo'],
} as const;

export type Theme = keyof typeof themes;

const every = Object.keys(themes) as readonly Theme[];

/** The themes that the texts speak of, most first; then the others in their order. What the organisation says of itself counts twice. */
export const themesOf = (companyBranding: string, industryTrends: string): readonly Theme[] => {
  const [own, trade] = [companyBranding.toLowerCase(), industryTrends.toLowerCase()];
  const count = (theme: Theme): number => themes[theme].reduce((sum, word) => sum + (own.split(word).length - 1) * 2 + (trade.split(word).length - 1), 0);
  return every.toSorted((a, b) => count(b) - count(a));
};
