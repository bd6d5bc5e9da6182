/** Names that stand for each other, a group a line; the first is the whole name. */
const groups = `alexander alex sasha alejandro alexandre
alexandra alex sandra sasha alejandra
andrew andy drew andres andre
anthony tony antonio antoine
benjamin ben benny
catherine kate katie cathy kathy katherine catalina
charles charlie chuck carlos
christopher chris cristobal christophe
daniel dan danny
david dave
edward ed eddie ted eduardo edouard
elizabeth liz beth lizzie betty isabel elisabeth
francisco paco pancho francis frank
frederick fred freddy frederic federico
gabriel gabe
gregory greg
guadalupe lupe
ignacio nacho
james jim jimmy jamie jaime
jennifer jen jenny
john jack johnny juan jean
jonathan jon
jose pepe joseph joe
joseph joe joey
joshua josh
kenneth ken kenny
lawrence larry laurent
margaret maggie meg peggy marguerite
maria mary marie mari
matthew matt matthieu mateo
michael mike mick miguel michel
nicholas nick nicolas nico
patricia pat patty tricia
peter pete pedro pierre
philip phil felipe philippe
rebecca becky
richard rick dick rich ricardo
robert bob rob bobby roberto
samuel sam
stephen steve steven esteban etienne stephane
susan sue suzanne susana
theodore ted theo
thomas tom tommy tomas
timothy tim
victoria vicky tori
vincent vince vicente
william bill will billy guillermo guillaume
zachary zach`;

const families: ReadonlyMap<string, ReadonlySet<number>> = groups.split('\n').reduce((all, line, at) => {
  for (const name of line.split(' ')) all.set(name, new Set([...(all.get(name) ?? []), at]));
  return all;
}, new Map<string, Set<number>>());

export const areNicknames = (one: string, other: string): boolean => {
  const own = families.get(one);
  const others = families.get(other);
  return own !== undefined && others !== undefined && [...own].some((family) => others.has(family));
};
