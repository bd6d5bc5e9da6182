import { unveiled } from '../veil.ts';
import type { Lexicon } from '../severity.ts';

export const fr: Lexicon = {
  THREAT: ['je vais te tuer', 'je vais vous tuer', 'je vais te frapper', 'je vais te buter', 'je te tue', 'tue-toi', 'suicide-toi', 'va mourir', 'tu vas le regretter', 'tu vas me le payer', 'vous allez le regretter', 'je sais où tu habites', 'casser la gueule', 'te casser les dents'],
  SLUR: unveiled('arter, arterffr, obhtabhyr, ovpbg, crqr, gncrggr, tbhvar, lbhcva, fnyr nenor, fnyr abve'),
  HARASSMENT: ['ferme-la', 'ferme ta gueule', 'ta gueule', 'tu ne vaux rien', 'tu vaux rien', 'personne ne t’aime', 'tu me dégoûtes', 'tu es une honte', 'va te faire voir', 'va au diable', 'couche avec moi'],
  ABUSE: unveiled('pbaaneq, pbaanffr, fnynhq, fnybcr, fnybcneq, raphyr, chgr, svyf qr chgr, ongneq, in gr snver sbhger, gebh qh phy'),
  INSULT: ['idiot', 'idiote', 'imbécile', 'crétin', 'crétine', 'abruti', 'abrutie', 'débile', 'minable', 'raclure', 'stupide', 'crapule', 'tocard', 'guignol', 'bouffon', 'bonne à rien', 'bon à rien', 'pauvre type', 'sale type', 'petit con', 'sale con', 'quel con', 'espèce de con', 'pauvre conne'],
  PROFANITY: unveiled('zreqr, zreqvdhr, chgnva, obeqry, puvre, rzzreqre'),
};
