/** Which words a refusal is said back in, by the name of its question; null for what is no refusal. */
export function promisedKind(questionId: string): "thing" | "pattern" | null {
  if (!questionId.endsWith("_avoided")) return null;
  return questionId === "patterns_avoided" ? "pattern" : "thing";
}
