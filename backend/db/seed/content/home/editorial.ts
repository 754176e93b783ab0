import type { SceneName } from "../scenes.ts";

type PromiseIcon = "stylist" | "delivery" | "return" | "payment" | "sizes";

/** Blocks of the home page and of the women's page. Each names its drawn scene. */
interface Editorial {
  hero: { title: string; text: string; scene: SceneName };
  steps: readonly { title: string; text: string; scene: SceneName }[];
  promises: readonly { icon: PromiseIcon; title: string; text: string }[];
  gift: { title: string; text: string; scene: SceneName };
}
export type Editorials = Readonly<Record<"index" | "woman", Editorial>>;
