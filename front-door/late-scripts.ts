/**
 * Runs where Next's first script stood. Scripts that are asked for at once share the line with fonts, style sheet and
 * first picture, and run before these are shown; so they wait until the page has painted and its first picture is there.
 * They do not wait for a visitor who presses already, for a tab nobody sees, or longer than two seconds. Each is asked for
 * in a task of its own: ten at once hold a slow phone up for fifty milliseconds. Their addresses stand in an attribute, so
 * that the text is the same on every page.
 */
export const loader =
  `(d=>{let l=d.getElementById("_R_").dataset.late.split(" "),g=()=>l.splice(0).map(u=>setTimeout(()=>{let s=d.createElement("script");s.src=u;d.head.append(s)})),` +
  `i=d.querySelector("main img[fetchpriority=high]"),` +
  `p=()=>i&&!i.complete?i.onload=i.onerror=()=>requestAnimationFrame(()=>setTimeout(g,16)):setTimeout(g);` +
  `d.hidden?g():new PerformanceObserver((e,o)=>{e.getEntriesByName("first-contentful-paint")[0]&&(o.disconnect(),p())}).observe({type:"paint",buffered:!0});` +
  `for(let t of ["pointerdown","keydown"])addEventListener(t,g,!0);setTimeout(g,2e3)})(document)`;

const script = /<script src="(\/_next\/static\/[^"]+)"( id="_R_")? async=""><\/script>/g;
const preload = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;

/** A page's HTML with its scripts fetched after its first paint; as it is where Next writes its scripts in another way. */
export function withLateScripts(html: string): string {
  if (!html.includes(' id="_R_" async=""></script>')) return html;
  const sources = [...html.matchAll(script)].map(([, source = ""]) => source);
  return html
    .replaceAll(preload, "")
    .replaceAll(script, (_tag, _source, isFirst) =>
      isFirst ? `<script id="_R_" data-late="${sources.join(" ")}">${loader}</script>` : "",
    );
}
