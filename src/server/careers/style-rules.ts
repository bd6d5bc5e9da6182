/** Phone first; from 600 px there is room beside. Sizes are those of the mockups. */
export const rules = `
*,:before,:after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;font:15px/22px "IBM Plex Sans Variable","Hiragino Sans","Yu Gothic UI","Noto Sans JP",system-ui,sans-serif;font-variant-numeric:tabular-nums;color:var(--text);background:var(--surface)}
:lang(ja){line-break:strict;word-break:auto-phrase}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;overflow-wrap:anywhere}
main{flex:1;width:100%;max-width:760px;margin:0 auto;padding:0 16px 32px}
h1,h2,h3{margin:0;font-weight:600;line-height:1.25}
h1{font-size:24px;letter-spacing:-.01em}h2{font-size:20px;line-height:28px}h3{font-size:17px;line-height:24px}
p{margin:0}a{color:var(--link)}ul{margin:0;padding:0 0 0 20px}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
svg{flex:none;width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.skip{position:absolute;left:-999px;top:0;background:var(--surface);padding:12px;z-index:9}.skip:focus{left:0}
.quiet{color:var(--text2)}.small{font-size:13px;line-height:18px;color:var(--text3)}
.row{display:flex;align-items:center;gap:10px;flex-wrap:wrap}.grow{flex:1;min-width:0}.stack{display:flex;flex-direction:column;gap:16px}
.name{display:flex;align-items:center;gap:10px;font-weight:600;color:inherit;text-decoration:none;min-height:44px;min-width:0}
.name img{height:32px;max-width:160px;object-fit:contain;background:#fff;border-radius:6px;padding:2px}
.sign{display:grid;place-items:center;width:28px;height:28px;border-radius:6px;background:var(--mark);color:#1C1923;font-size:14px;flex:none}
.languages{position:relative}.languages summary{list-style:none;display:flex;align-items:center;gap:8px;min-height:44px;padding:0 4px;cursor:pointer}.languages summary::-webkit-details-marker{display:none}
.languages ul{position:absolute;right:0;top:44px;z-index:5;margin:0;padding:6px;list-style:none;background:var(--surface);border-radius:10px;box-shadow:var(--shadow);min-width:150px}
.languages a{display:block;padding:11px 12px;color:var(--text);text-decoration:none;border-radius:6px}.languages a:hover,.languages [aria-current]{background:var(--hover)}.languages [aria-current]{font-weight:600}
.top{background:var(--frame);color:#fff}.top>div{max-width:760px;margin:0 auto;padding:6px 16px;display:flex;align-items:center;gap:12px}
.hero{position:relative;overflow:hidden;background:var(--frame);isolation:isolate}
.hero picture,.hero:after,.hero .threads{position:absolute;inset:0;z-index:-1}.hero:after{content:""}.hero picture img{width:100%;height:100%;object-fit:cover}
.hero .threads{left:auto;width:390px;height:330px;stroke-opacity:.2;stroke:#fff;stroke-width:1.5}
.hero>div{max-width:760px;margin:0 auto;padding:0 16px}
.hero .row{flex-wrap:nowrap}.hero .words{display:flex;flex-direction:column;min-height:190px;padding:8px 16px 44px}
.hero h1{line-height:1.18;letter-spacing:-.02em;margin:0 0 8px;max-width:20em}.hero p{line-height:1.5;max-width:34em;white-space:pre-line}
.find{position:relative;z-index:1;margin:-26px 0 0;background:var(--surface);border-radius:10px;box-shadow:var(--shadow);display:flex;align-items:center;gap:10px;padding:6px 6px 6px 14px;color:var(--text3)}
.find input{flex:1;min-width:0;height:40px;border:0;background:none;color:var(--text);font:inherit;font-size:16px}.find input::placeholder{color:var(--text3);opacity:1}
.find:focus-within{outline:2px solid var(--link)}.find input:focus{outline:0}
.filters{display:flex;flex-wrap:wrap;gap:8px;padding:16px 0 4px}.filters select{width:auto;field-sizing:content;max-width:100%;font-size:15px;border-color:var(--line)}.filters .on{border-color:var(--text);font-weight:500}
button,.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--text);font:inherit;font-weight:500;text-decoration:none;cursor:pointer;text-align:center}
button:hover,.button:hover{background:var(--hover)}button[aria-disabled]{opacity:.6;cursor:progress}
.main{border-color:transparent;background:var(--action);color:var(--on)}.main:hover{background:var(--over)}.find .main{min-height:40px;border-radius:6px}.find .main svg{display:none}@media(max-width:480px){.find.long>svg,.find.long .main span{display:none}.find.long .main svg{display:block}.find.long .main{padding:0 10px}}
.text{border-color:transparent;padding:0 8px;color:var(--link)}
input,select,textarea{font:inherit;font-size:16px;color:var(--text);background:var(--surface)}
.field{display:flex;flex-direction:column;gap:4px;min-width:0}.field label,.field .label,legend{font-size:14px;line-height:20px;font-weight:500}.field label:not(.tick){display:flex;flex-wrap:wrap;gap:0 6px}.field label span,.label span{font-weight:400;color:var(--text3)}
.field input:not([type=checkbox]),select,.field textarea{width:100%;min-height:48px;border:1px solid var(--field);border-radius:8px;padding:0 14px}.field textarea{padding:12px 14px;min-height:120px}.filters select{min-height:44px;padding:0 32px 0 12px}select{appearance:none;text-overflow:ellipsis;padding-right:36px;background:conic-gradient(from 315deg at 50% 100%,currentColor 89deg,transparent 90deg) right 14px center/10px 5px no-repeat var(--surface)}
.field input::file-selector-button{font:inherit;font-weight:500;font-size:15px;border:1px solid var(--line);border-radius:6px;background:var(--surface);color:var(--text);min-height:32px;padding:0 12px;margin-right:12px}.field input[type=file]{padding:10px 12px;border-style:dashed}.field :is(input,select,textarea)[aria-invalid]{border:2px solid var(--badmark)}
.wrong{color:var(--bad);font-size:13px;line-height:18px}.field label .read{color:var(--ok);font-size:12px;margin-left:auto}
.tick{display:flex;gap:12px;align-items:flex-start;padding:6px 0}.tick input{width:22px;height:22px;margin:0;accent-color:var(--action);flex:none}
.pair{display:grid;gap:16px}fieldset{border:0;margin:0;padding:0;min-width:0;display:flex;flex-direction:column;gap:16px}
.box{border:1px solid var(--line);border-radius:10px;padding:16px}.box>summary{font-weight:500;cursor:pointer;min-height:24px}.box[open]>summary{margin-bottom:16px}.box>.stack>.stack+.stack{border-top:1px solid var(--line);padding-top:16px}.another>summary{display:flex;align-items:center;min-height:44px;cursor:pointer;color:var(--link)}.another>summary b,.another[open]>summary span{display:none}.another[open]>summary{color:inherit;border-top:1px solid var(--line)}.another[open]>summary b{display:inline;font-weight:500}
.count{padding:12px 0 8px;display:flex;align-items:center;gap:12px}.count b{flex:1}.count select{width:auto;field-sizing:content;max-width:60%;min-height:44px;border-color:transparent;background-color:transparent;color:var(--text2);background-position:right 4px center;font-size:15px;padding:0 22px 0 4px}
.jobs{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:10px}
li.box>details>summary,.earlier>summary{padding:11px 0;margin:-11px 0;cursor:pointer}.earlier>.jobs{margin-top:16px}.jobs s{color:var(--text2)}
.job{position:relative;border:1px solid var(--line);border-radius:10px;padding:14px 44px 14px 16px}.job:hover{border-color:var(--field)}.job h2{font-size:17px;line-height:24px}.job svg{position:absolute;right:16px;top:17px;color:var(--text3)}
.job a{color:inherit;text-decoration:none}.job a:after{content:"";position:absolute;inset:0;border-radius:10px}.job a:focus-visible{outline:0}.job:focus-within{outline:2px solid var(--link);outline-offset:2px}
.pages{display:flex;justify-content:space-between;align-items:center;gap:12px;padding:16px 0}
.note{border-radius:10px;padding:14px 16px;background:var(--sunken);border:1px solid var(--hair)}.note h2{margin-bottom:4px}.note.good{background:var(--okwash)}.note.bad{background:var(--badwash)}
.facts{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0}.facts dt{color:var(--text3)}.facts dd{margin:0}
article{padding-top:16px}article section{padding-top:24px;max-width:68ch}article section h2{margin-bottom:8px}article p+p,article ul+p,article p+ul{margin-top:10px}
.go{position:sticky;bottom:0;margin:24px -16px 0;padding:12px 16px calc(12px + env(safe-area-inset-bottom));background:var(--surface);border-top:1px solid var(--line);text-align:center}.go .main{width:100%;min-height:48px;font-size:16px}.go .small{margin-top:8px;text-wrap:balance}.go .row{flex-wrap:nowrap}
.steps{height:3px;border:0;width:100%;display:block;appearance:none;background:var(--hair)}.steps::-webkit-progress-bar{background:var(--hair)}.steps::-webkit-progress-value{background:var(--accent)}.steps::-moz-progress-bar{background:var(--accent)}
.head{border-bottom:1px solid var(--line)}.head>div{max-width:760px;margin:0 auto;display:flex;align-items:center;gap:4px;padding:4px 16px 4px 4px;min-height:52px}.head>div>a{display:grid;place-items:center;width:44px;height:44px;color:inherit;flex:none}.head h1,.head small{display:block;font-size:15px;line-height:20px;letter-spacing:0}.head h1,.head small{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.head small{font-size:13px;line-height:16px;color:var(--text3)}
.joining{padding-top:16px}.joining .go .row{flex-wrap:wrap}.joining .go .main.grow{flex:1 1 190px;width:auto}.more{border-style:dashed}.more>summary{color:var(--link)}.small.good,.small .good,.good>b{color:var(--ok)}.small.bad{color:var(--bad)}.asked{white-space:pre-line}.kept svg{color:var(--text3)}.note.bad a{color:inherit}.place{gap:12px}.place legend{padding:0;margin-bottom:8px}h2 .small{font-weight:400}.folded{padding-top:12px}.joining summary{cursor:pointer;padding:3px 0}.entry .facts{margin-top:4px}.kept a{overflow-wrap:anywhere}.group{border-left:3px solid var(--hair);padding-left:12px}
.hp{position:absolute;left:-9999px}[hidden]{display:none!important}
footer{border-top:1px solid var(--hair);padding:16px;color:var(--text3);font-size:13px}footer>div{max-width:728px;margin:0 auto}
.scroll{overflow-x:auto}.figures{width:100%;border-collapse:collapse;font-size:14px;line-height:20px;white-space:nowrap}.figures th,.figures td{padding:6px 0 6px 12px;text-align:right;font-weight:400;border-bottom:1px solid var(--hair)}.figures th:first-child{padding-left:0;text-align:left}.figures tbody th{white-space:normal}.figures thead th,.figures .sum :is(th,td){font-weight:600}
@media (min-width:600px){.pair{grid-template-columns:1fr 1fr}.hero .words{padding-top:16px}.go .main{width:auto;min-width:220px}.joining .go .main.grow{flex:none}.joining .go .row{justify-content:space-between}}
@media (max-width:599px){.figures{font-size:12px}.figures th,.figures td{padding-left:8px}.threads{-webkit-mask:linear-gradient(90deg,transparent 66%,#000 88%);mask:linear-gradient(90deg,transparent 66%,#000 88%)}.hero h1,.hero p{max-width:100%}.hero{max-height:300px}.hero .words{max-height:238px;overflow:hidden}.hero p{display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}}
@media (max-width:359px){.box{padding:16px 12px}.figures th,.figures td{padding-left:4px}}
@media (forced-colors:active){.job,.find,.box{border:1px solid}}
`.replaceAll('\n', '');
