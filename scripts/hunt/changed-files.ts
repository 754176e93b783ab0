import { execFileSync } from "node:child_process";

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");

/** What is new or changed since this branch left `main`, committed or not; what `main` got meanwhile is none of it. */
export function changedFiles(): string[] {
  const [base = "main"] = git("merge-base", "main", "HEAD");
  return [
    ...git("diff", "--name-only", "--diff-filter=d", base),
    ...git("ls-files", "--others", "--exclude-standard", "--", "tests/e2e"),
  ];
}
