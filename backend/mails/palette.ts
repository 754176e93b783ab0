/** Colours of a mail, by daylight and for mail programs that ask for the dark. A test holds text to 4.5 : 1 on its ground. */
export const light = {
  ground: "#FFFDF6",
  card: "#FFFFFF",
  ink: "#1F2A44",
  muted: "#545B6E",
  line: "#E6DFCB",
  button: "#1F2A44",
  onButton: "#FFFFFF",
} as const;

export const dark = {
  ground: "#12172A",
  card: "#1B2136",
  ink: "#F4F1E6",
  muted: "#B9BFD0",
  line: "#3B435F",
  button: "#FAEC7A",
  onButton: "#1F2A44",
} as const satisfies Record<keyof typeof light, string>;

/** Stays as it is in both: the band of the head and the cards, always with the ink of the day. */
export const band = { kids: "#FAEC7A", woman: "#EBB3A1", ink: "#1F2A44" } as const;

/** What a mail program without `prefers-color-scheme` ignores: it shows the inline colours of the day, or its own. */
export const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-ground{background:${dark.ground}!important}
.m-card{background:${dark.card}!important;border-color:${dark.line}!important}
.m-ink,.m-ink a{color:${dark.ink}!important}
.m-muted,.m-muted a{color:${dark.muted}!important}
.m-line{border-color:${dark.line}!important}
.m-button,.m-ink a.m-button{background:${dark.button}!important;color:${dark.onButton}!important}
}
@media (max-width:480px){
.m-pad{padding-left:20px!important;padding-right:20px!important}
.m-code{font-size:16px!important}
}`;
