/** What axe judges pages and parts of them by: WCAG 2.2 AA, as far as a program can tell, and what is good practice. */
export const judgedRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
