import { pictureUrl } from "../../catalog/picture-address.ts";
import { sceneSizes, type SceneSize } from "../../pictures/scenes/scene.ts";
import type { StoredPicture } from "../schema/catalog.ts";
import { sceneAlts, type SceneName } from "./content/scenes.ts";

export function scenePicture(name: SceneName, size: SceneSize): StoredPicture {
  const [width, height] = sceneSizes[size];
  const file = `${name}-${size}`;
  return { url: pictureUrl("scenes", file, file), width, height, placeholder: "#f6ead8", alt: sceneAlts[name] };
}
