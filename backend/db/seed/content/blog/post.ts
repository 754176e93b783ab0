import type { BlogBlock } from "#contract/blog.ts";
import type { CollectionSlug } from "../collections/slugs.ts";
import type { Localized } from "../localized.ts";
import type { SceneName } from "../scenes.ts";
import type { StylistSlug } from "../stylists.ts";

export type CategoryCode = "advice" | "growing-up" | "style" | "behind-the-scenes";

export interface PostText {
  /** Last part of the address in this language; never changed once it was published. */
  slug: string;
  title: string;
  excerpt: string;
  blocks: readonly BlogBlock[];
}

export interface Post {
  code: string;
  category: CategoryCode;
  author: StylistSlug;
  /** `YYYY-MM-DD` */
  date: string;
  scene: SceneName;
  texts: Localized<PostText>;
}

export const p = (text: string): BlogBlock => ({ kind: "paragraph", text });
export const h = (text: string): BlogBlock => ({ kind: "heading", text });
export const list = (...items: string[]): BlogBlock => ({ kind: "list", items });
export const quote = (text: string, source: string): BlogBlock => ({ kind: "quote", text, source });
/** Points to a collection of the shop. */
export const shop = (collection: CollectionSlug, text: string): BlogBlock => ({ kind: "collection", collection, text });
