/** Who may see a page; each name is a guard of the specification, its rule stands in `lib/guards`. */
export type GuardName =
  | "guest"
  | "lc-auth"
  | "signed-up"
  | "profile"
  | "profile-suggestions"
  | "kids"
  | "new-kid"
  | "new-woman"
  | "shop"
  | "loyalty"
  | "littlegeste"
  | "preview"
  | "blog";

/** Switch of the website's configuration that turns a part of the shop on, per language. */
export type FeatureName = "woman" | "shop" | "blog" | "recycle" | "giftcards" | "custom_shop" | "loyalty";

export interface Route<Path extends string = string> {
  /** Pattern with `{name}` parameters, without a language prefix. */
  path: Path;
  /** `none`: an address of its own outside the languages. */
  layout: "default" | "quiz" | "none";
  /** In the order they are asked. */
  guards: readonly GuardName[];
  /** Shown to search engines and listed in the sitemap; `listed` pages come from the catalogue or the blog. */
  indexing: "index" | "noindex" | "listed";
  changeFrequency: "daily" | "weekly" | "monthly" | "yearly";
  /** Feature switch that turns the page on; null: always on. */
  feature: FeatureName | null;
}

/** Parameters of a pattern: `/shop/{collection}` gives `"collection"`. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** A row of the table. What says nothing else is a page for everybody, found by search engines. */
export const page = <const Path extends string>(path: Path, rest: Partial<Omit<Route, "path">> = {}): Route<Path> => ({
  path,
  layout: "default",
  guards: [],
  indexing: "index",
  changeFrequency: "monthly",
  feature: null,
  ...rest,
});

/** A row for a page that is not for search engines: a step of something, or what belongs to one person. */
export const quiet = <const Path extends string>(
  path: Path,
  guards: readonly GuardName[] = [],
  rest: Partial<Omit<Route, "path" | "guards">> = {},
): Route<Path> => page(path, { guards, indexing: "noindex", ...rest });
