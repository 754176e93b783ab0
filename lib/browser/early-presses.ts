/**
 * What a visitor did before the page's scripts answered: the kind, where, and the button that sent a form, the value a
 * field was given, or how a button that stays down (`aria-pressed`) was seen.
 */
export type EarlyPress =
  | ["click", HTMLElement, (string | null)?]
  | ["submit", HTMLFormElement, HTMLElement | null]
  | ["input", HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean];

/** What waits, in order. While `off` is true nothing is kept: of a choice or a form that is given back a browser tells as of a visitor's. */
export type EarlyPresses = EarlyPress[] & { off?: boolean };

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** Links whose press opens something of this page; without scripts they lead where it can be had as well. */
const openers = "a[data-search],a[data-locale-option],a[data-back],a[data-zoom]";

/**
 * Stands first in every page, in its HTML (the policy names it by its hash). Until the document carries `data-live` it
 * keeps each press that nothing answers without scripts: buttons that open nothing by themselves, forms that are sent
 * nowhere, links that open something here, and what was typed or ticked. A button that waits says so, and takes no second
 * press. Links, forms with an address or in a dialog, and popovers are the browser's: it does what they say. Leaving the page
 * forgets what waits.
 */
export const earlyScript =
  `(w=>{let q=w.earlyPresses=[],l=document.documentElement.dataset,` +
  `h=(e,t,s)=>{e.preventDefault();e.stopImmediatePropagation();let b=s||t;b.ariaBusy=="true"||(b.ariaBusy="true",q.push([e.type,t,s||t.ariaPressed]))},` +
  `f=e=>{let t=e.target,k=e.type,b;if(!e.isTrusted||q.off||"live"in l)return;` +
  `if(k=="submit")t.matches("[action],dialog *")||h(e,t,e.submitter);` +
  `else if(k!="click"){(q.at(-1)||[])[1]==t&&q.pop();q.push(["input",t,/^(check|rad)/.test(t.type)?t.checked:t.value])}` +
  `else if(b=t.closest("button,${openers}"))` +
  `b.href?e.button||e.metaKey||e.ctrlKey||e.shiftKey||h(e,b):` +
  `b.disabled||b.popoverTargetElement||b.commandForElement||b.form&&b.type!="button"||h(e,b)};` +
  `for(let n of["click","submit","input","change"])addEventListener(n,f,!0);` +
  `addEventListener("pagehide",()=>{for(let[,t,s]of q.splice(0))(s&&s.tagName?s:t).ariaBusy=null})})(window)`;
