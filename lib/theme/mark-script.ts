/**
 * Gives the marks its own element carries to the document. The same text on every page, whatever the marks: the policy
 * against foreign scripts names it by its hash.
 */
export const markScript = "Object.assign(document.documentElement.dataset,document.currentScript.dataset)";
