/** Who may see a page; each name is a guard of the specification. */
export type GuardName = "guest" | "lc-auth";

export interface Route {
  /** Pattern with `{name}` parameters, without a language prefix. */
  path: string;
  layout: "default" | "quiz";
  guards: readonly GuardName[];
  /** Shown to search engines and listed in the sitemap; `listed` pages come from the catalogue. */
  indexing: "index" | "noindex" | "listed";
  changeFrequency: "daily" | "weekly" | "monthly" | "yearly";
  /** Feature switch that turns the page on; absent: always on. */
  feature?: "woman" | "shop";
}

/** Parameters of a pattern: `/shop/{collection}` gives `"collection"`. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
