/** Who scores texts. */
import { scoreText, type Scored } from '../../../domain/data-loss-prevention/toxicity/scoreText.ts';

/** Scores of texts in their order. */
export type ScoreTexts = (texts: readonly string[]) => readonly Scored[];

/** Tenure's own lexicon: no text leaves the server. */
export const scoreByLexicon: ScoreTexts = (texts) => texts.map((text) => scoreText(text));
