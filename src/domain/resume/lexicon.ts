/** Words by which the parts of an entry are known, in the languages that resumes come in. */
import { wordIn, wordsOf } from './plain.ts';

/** Of what people are called at work. */
export const titleWord = wordIn(wordsOf("engineer,developer,manager,director,lead,head,chief,ceo,cto,cfo,coo,vp,president,vice president,founder,co founder,officer,analyst,consultant,specialist,assistant,associate,intern,trainee,designer,architect,administrator,coordinator,executive,supervisor,technician,programmer,scientist,researcher,research fellow,professor,lecturer,teacher,tutor,nurse,physician,doctor,accountant,auditor,clerk,cashier,receptionist,secretary,machinist,operator,mechanic,electrician,driver,chef,waiter,representative,salesman,seller,recruiter,advisor,adviser,strategist,editor,writer,journalist,translator,owner,partner,team member,freelancer,devops,qa,tester,buyer,planner,controller,agent,broker,lawyer,paralegal,pharmacist,therapist,worker,staff,ingenieur,ingenieure,developpeur,developpeuse,directeur,directrice,responsable,chef de projet,chargee,charge de,commercial,commerciale,vendeur,vendeuse,comptable,stagiaire,alternant,technicien,technicienne,gestionnaire,conseiller,conseillere,infirmier,infirmiere,professeur,enseignant,redacteur,graphiste,acheteur,cadre,apprenti,analyste,consultante,assistante,coordinateur,coordinatrice,ingeniero,ingeniera,desarrollador,desarrolladora,gerente,jefe,jefa,directora,analista,consultor,consultora,asistente,auxiliar,administrativo,administrativa,contador,contadora,contable,vendedor,vendedora,coordinador,coordinadora,tecnico,tecnica,profesor,profesora,maestro,disenador,disenadora,enfermero,enfermera,practicante,becario,becaria,encargado,encargada,abogado,abogada,エンジニア,マネージャー,マネジャー,部長,課長,係長,主任,社長,取締役,担当,営業,開発者,デザイナー,コンサルタント,アナリスト,プログラマー,リーダー,ディレクター,経理,人事,事務,教師,看護師,インターン,経理担当,销售经理,经理,工程师,助理,ผู้จัดการ,พนักงาน,วิศวกร"));

/** Of what firms are called. */
export const companyWord = wordIn(wordsOf('inc,llc,ltd,limited,corp,corporation,company,gmbh,ag,sa,sas,sarl,sl,srl,plc,pvt,group,holdings,bank,hospital,solutions,technologies,systems,studio,studios,labs,partners,industries,airlines,foundation,agency,consulting,services,groupe,societe,banque,hopital,cabinet,agence,grupo,banco,empresa,株式会社,有限会社,合同会社,銀行,会社,病院,จำกัด,บริษัท'));

/** Of where people learn. */
export const instituteWord = wordIn(wordsOf('university,college,institute,school,academy,polytechnic,universite,ecole,lycee,institut,iut,faculte,universidad,instituto,colegio,escuela,facultad,universitat,politecnica,polytechnique,sorbonne,mit,iit,insa,hec,universitesi,university of,大学,大学院,高等学校,高校,専門学校,学院,学校,มหาวิทยาลัย,โรงเรียน'));

export type Level = 'SCHOOL' | 'VOCATIONAL' | 'DIPLOMA' | 'BACHELOR' | 'MASTER' | 'DOCTORATE' | 'PROFESSIONAL';

/** The highest first: 'Master' stands in 'Master's after a bachelor'. */
export const levels: readonly (readonly [Level, RegExp])[] = [
  ['DOCTORATE', /(?<![\p{L}])(?:ph\.?\s?d\.?|d\.?phil\.?|doctorate|doctor of [\p{L} ]+|doctorat|doctorado|博士(?:課程|号)?)(?![\p{L}])/iu],
  ['MASTER', /(?<![\p{L}])(?:master(?:['’]?s)?(?: degree)?(?: of (?:science|arts|engineering|business administration|technology|computer applications|laws))?|m\.?s\.?c?\.?|m\.?a\.|m\.?b\.?a\.?|m\.?tech\.?|m\.?eng\.?|mca|m[aá]ster|maestr[ií]a|dipl[oô]me d['’]ing[ée]nieur|修士(?:課程)?)(?![\p{L}])/iu],
  ['BACHELOR', /(?<![\p{L}])(?:bachelor(?:['’]?s)?(?: degree)?(?: of (?:science|arts|engineering|commerce|business administration|technology|computer applications|laws|education))?|b\.?s\.?c?\.?|b\.?a\.|b\.?tech\.?|b\.?e\.|b\.?eng\.?|b\.?com\.?|bba|bca|licence(?: professionnelle)?|licenciatura|licenciad[oa]|grado|ingenier[ií]a|学士|学部|บธบ|ปริญญาตรี|本科)(?![\p{L}])/iu],
  ['PROFESSIONAL', /(?<![\p{L}])(?:chartered accountant|c\.?p\.?a\.?|j\.?d\.|m\.?d\.|juris doctor|公認会計士)(?![\p{L}])/iu],
  ['DIPLOMA', /(?<![\p{L}])(?:diploma|associate(?:['’]?s)?(?: degree| of [\p{L}]+)?|bts|dut|d\.?u\.?t\.?|deug|diplom[ea]|diplomado|短期大学|短大|大专)(?![\p{L}])/iu],
  ['VOCATIONAL', /(?<![\p{L}])(?:vocational|c\.?a\.?p\.?|b\.?e\.?p\.?|apprenticeship|formaci[oó]n profesional|ciclo formativo|専門学校|専門士)(?![\p{L}])/iu],
  ['SCHOOL', /(?<![\p{L}])(?:high school|secondary school|a[- ]levels?|gcse|baccalaur[ée]at|bac|bachillerato|高等学校|高校)(?![\p{L}])/iu],
];
