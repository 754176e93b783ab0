import { Hono } from "hono";
import type { Dependencies } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { drawGarment, drawLook, drawPortrait, drawScene } from "../pictures/draw.ts";
import { sceneNames, sceneSizes, type SceneSize } from "../pictures/scenes/scene.ts";
import type { View } from "../pictures/types.ts";
import { isPictureHash } from "./picture-address.ts";
import { chooseEncoding, createPictureCache } from "./picture-cache.ts";
import { findLookDrawing, findProductDrawing } from "./picture-store.ts";

type Draw = (name: string, hash: string) => Promise<string | null>;

const headers = {
  "content-type": "image/svg+xml; charset=utf-8",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "cross-origin",
  vary: "accept-encoding",
};

const largestId = 2_147_483_647;
const toId = (text: string | undefined): number | null => (text && Number(text) <= largestId ? Number(text) : null);

function drawingsOf({ db }: Pick<Dependencies, "db">): Record<string, Draw> {
  return {
    products: async (name, hash) => {
      const [, digits, view] = /^(\d{1,10})\/(front|back|detail)$/.exec(name) ?? [];
      const id = toId(digits);
      const spec = id === null ? null : await findProductDrawing(db, id);
      return spec && isPictureHash(hash, spec) ? drawGarment(spec, view as View) : null;
    },
    looks: async (name, hash) => {
      const id = toId(/^\d{1,10}$/.exec(name)?.[0]);
      const look = id === null ? null : await findLookDrawing(db, id);
      return look && isPictureHash(hash, look) ? drawLook(look.specs, look.seed) : null;
    },
    portraits: async (name, hash) => {
      const [, seed, kind] = /^(\d{1,3})-(woman|man)$/.exec(name) ?? [];
      return seed && isPictureHash(hash, name) ? drawPortrait(Number(seed), { woman: kind === "woman" }) : null;
    },
    scenes: async (name, hash) => {
      const scene = sceneNames.find(
        (candidate) => name.startsWith(`${candidate}-`) && Object.hasOwn(sceneSizes, name.slice(candidate.length + 1)),
      );
      return scene && isPictureHash(hash, name) ? drawScene(scene, name.slice(scene.length + 1) as SceneSize) : null;
    },
  };
}

/**
 * Pictures drawn on request from what is stored. An address holds a hash of what is drawn, so that browsers and CDNs
 * may keep them for ever; any other address is not found.
 */
export function pictureRoutes(dependencies: Pick<Dependencies, "db">): Hono {
  const cache = createPictureCache();
  const drawings = drawingsOf(dependencies);
  const app = new Hono();
  app.get("/:kind/:path{.+}", async (c) => {
    const { kind, path } = c.req.param();
    const [, name, hash] = /^([a-z0-9/-]{1,80})-([0-9a-f]{12})\.svg$/.exec(path) ?? [];
    const draw = Object.hasOwn(drawings, kind) ? drawings[kind] : undefined;
    if (!draw || name === undefined || hash === undefined) throw new ApiError("NOT_FOUND");
    const etag = `W/"${hash}"`;
    const picture = await cache.get(`${kind}/${path}`, () => draw(name, hash));
    if (!picture) throw new ApiError("NOT_FOUND");
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, { ...headers, etag });
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    return c.body(picture[encoding], 200, {
      ...headers,
      etag,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    });
  });
  return app;
}
