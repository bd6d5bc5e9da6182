import { unveiled } from '../veil.ts';
import type { Lexicon } from '../severity.ts';

export const sp: Lexicon = {
  THREAT: ['te voy a matar', 'voy a matarte', 'los voy a matar', 'mátate', 'suicídate', 'muérete', 'te vas a arrepentir', 'se va a arrepentir', 'te voy a pegar', 'te voy a partir la cara', 'voy a partirte la cara', 'sé dónde vives'],
  SLUR: unveiled('znevpba, znevpn, fhqnpn, arteb qr zvreqn, vaqvn qr zvreqn, vaqvb qr zvreqn, cnapuvgb, zbatbyvpb'),
  HARASSMENT: ['cállate la boca', 'cierra la boca', 'no vales nada', 'no sirves para nada', 'nadie te quiere', 'das asco', 'me das asco', 'vete al infierno', 'acuéstate conmigo'],
  ABUSE: unveiled('pnoeba, pnoeban, craqrwb, craqrwn, tvyvcbyynf, chgn, chgb, uvwb qr chgn, uvwn qr chgn, znycnevqb, znycnevqn, phyreb, irgr n yn zvreqn'),
  INSULT: ['idiota', 'imbécil', 'estúpido', 'estúpida', 'tonto', 'tonta', 'tarado', 'tarada', 'cretino', 'cretina', 'payaso', 'payasa', 'cobarde', 'patético', 'patética', 'zoquete', 'bueno para nada', 'pedazo de basura', 'descerebrado'],
  PROFANITY: unveiled('zvreqn, wbqre, pnenwb, puvatne, puvatnqn'),
};
