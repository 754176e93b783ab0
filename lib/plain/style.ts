import { kidsTheme } from "#lib/theme/tokens.ts";

const { ground, surface, ink, muted, accent, line, thread, danger, success, tint } = kidsTheme;

/** What the pages for a browser without scripts look like: one sheet, brought along by each. */
export const plainStyle = [
  `*{box-sizing:border-box}`,
  `body{margin:0;background:${ground};color:${ink};font:17px/1.55 "Nunito Sans",system-ui,sans-serif;overflow-wrap:break-word}`,
  `h1,h2,h3{font-family:Fraunces,Georgia,serif;font-weight:600;line-height:1.15;margin:0}h1{font-size:clamp(1.75rem,6vw,2.5rem)}h2{font-size:1.375rem}`,
  `p,ul,ol,dl,dd,fieldset{margin:0;padding:0}ul,ol{list-style:none}fieldset{border:0;min-width:0}legend{padding:0;font-weight:700}`,
  `body>header,body>footer{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 24px;padding:8px max(16px,calc(50vw - 480px))}`,
  `body>header{border-bottom:1.5px solid ${line};background:${surface}}body>footer{margin-top:48px;border-top:1.5px solid ${line};color:${muted};font-size:.875rem;justify-content:flex-start}`,
  `body>header a,body>footer a{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:inherit}body>header a{text-decoration:none;font-weight:700}`,
  `.brand{font:600 1.375rem/1 Fraunces,Georgia,serif}`,
  `main{max-width:38rem;margin:0 auto;padding:32px 16px 0;display:flex;flex-direction:column;gap:24px}main.wide{max-width:60rem}`,
  `.stack{display:flex;flex-direction:column;gap:20px}.tight{display:flex;flex-direction:column;gap:6px}`,
  `.card{background:${surface};border:1.5px solid ${line};border-radius:12px;padding:20px}`,
  `.note{background:${tint};border-radius:12px;padding:16px 20px}.note.danger{background:${kidsTheme["danger-soft"]}}.note.success{background:${kidsTheme["success-soft"]}}`,
  `.note:focus{outline:3px solid ${ink};outline-offset:3px}`,
  `.muted{color:${muted}}.small{font-size:.875rem}.error{color:${danger};font-weight:700;font-size:.875rem}.success{color:${success}}`,
  `label,.label{font-weight:700}label .muted{font-weight:400}`,
  `input:not([type=radio]):not([type=checkbox]),select,textarea{width:100%;min-height:48px;padding:10px 16px;border:1.5px solid ${kidsTheme["line-strong"]};border-radius:12px;background:${surface};color:${ink};font:inherit}`,
  `textarea{resize:vertical}mark{background:${accent};color:${ink};border-radius:4px;padding:0 2px}`,
  `[aria-invalid=true]{border-color:${danger}!important;border-width:2px!important}`,
  `.choice{display:flex;align-items:flex-start;gap:12px;min-height:48px;padding:10px 0;font-weight:400;cursor:pointer}.choice b{display:block}.choice input{width:22px;height:22px;margin:2px 0 0;flex:none;accent-color:${ink}}`,
  `.pair{display:grid;gap:20px;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr))}`,
  `.button{min-height:48px;display:inline-flex;align-items:center;justify-content:center;padding:8px 24px;border:1.5px solid ${ink};border-radius:999px;background:${ink};color:${ground};font:inherit;font-weight:700;text-decoration:none;text-align:center;cursor:pointer}`,
  `.button.second{background:${surface};color:${ink}}.button.big{min-height:56px;width:100%}`,
  `.link{min-height:44px;padding:0 4px;border:0;background:none;color:${ink};font:inherit;text-decoration:underline;text-decoration-color:${thread};text-decoration-thickness:2px;text-underline-offset:4px;cursor:pointer}a{color:${ink}}a.link{display:inline-flex;align-items:center}`,
  `.row{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}.between{justify-content:space-between}`,
  `.line{display:flex;gap:16px;padding:16px 0;border-bottom:1.5px solid ${line}}.line img{width:88px;height:110px;object-fit:contain;background:${tint};border-radius:12px;flex:none}.line>div{flex:1;min-width:0}`,
  `.line select{width:auto;min-width:5rem}`,
  `.sums div{display:flex;justify-content:space-between;gap:16px;padding:4px 0}.sums dd{font-variant-numeric:tabular-nums;text-align:end}.sums .total{border-top:1.5px solid ${line};margin-top:8px;padding-top:12px;font-weight:700;font-size:1.125rem}`,
  `.steps{display:flex;flex-wrap:wrap;gap:4px 20px;color:${muted}}.steps [aria-current]{color:${ink};font-weight:700;box-shadow:inset 0 -3px ${accent}}`,
  `@media(min-width:52rem){.columns{display:grid;grid-template-columns:1fr 22rem;gap:32px;align-items:start}}`,
  `:focus-visible{outline:3px solid ${ink};outline-offset:3px}`,
].join("");
