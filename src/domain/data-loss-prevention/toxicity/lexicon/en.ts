import { unveiled } from '../veil.ts';
import type { Lexicon } from '../severity.ts';

export const en: Lexicon = {
  THREAT: ['i will kill you', 'i’ll kill you', 'gonna kill you', 'going to kill you', 'kill yourself', 'kys', 'i will hurt you', 'i’ll hurt you', 'going to hurt you', 'beat you up', 'you will regret this', 'you’ll regret this', 'watch your back', 'i know where you live', 'i will find you', 'shoot you', 'stab you'],
  SLUR: unveiled('avttre, avttn, snttbg, lbh ergneq, ergneqrq, genaal, fcvp, xvxr, cnxv, jrgonpx, gbjryurnq'),
  HARASSMENT: ['shut up', 'nobody likes you', 'everyone hates you', 'everybody hates you', 'you are worthless', 'you’re worthless', 'go die', 'drop dead', 'waste of space', 'you disgust me', 'you make me sick', 'go to hell', 'burn in hell', 'sleep with me', 'send nudes', 'send me nudes'],
  ABUSE: unveiled('ovgpu, nffubyr, nefrubyr, phag, zbgureshpxre, shpxre, jnaxre, gjng, cevpx, onfgneq, fyhg, juber, cvrpr bs fuvg, shpx lbh, shpx bss, qvpxurnq'),
  INSULT: ['idiot', 'moron', 'imbecile', 'stupid', 'dumb', 'loser', 'pathetic', 'scum', 'jerk', 'dimwit', 'halfwit', 'fool', 'creep', 'freak', 'coward', 'brainless', 'spineless', 'weirdo', 'crybaby', 'good for nothing', 'piece of garbage', 'piece of trash', 'useless idiot'],
  PROFANITY: unveiled('shpx, shpxvat, shpxrq, fuvg, fuvggl, ohyyfuvg, penc'),
};
