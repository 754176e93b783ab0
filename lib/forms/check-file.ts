export interface FileRules {
  /** Media types. */
  types: readonly string[];
  maxBytes: number;
}
export type FileIssue = "empty" | "too_large" | "wrong_type";

/** What a browser can tell is wrong with a file before it is sent; whoever receives it reads its bytes. */
export function findFileIssue(file: Pick<File, "size" | "type">, { types, maxBytes }: FileRules): FileIssue | null {
  if (!types.includes(file.type)) return "wrong_type";
  if (file.size === 0) return "empty";
  return file.size > maxBytes ? "too_large" : null;
}
