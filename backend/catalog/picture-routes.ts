import { Hono } from "hono";
import type { Dependencies } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { drawAnswer } from "../pictures/answers.ts";
import { drawGarment, drawLook, drawPortrait, drawScene, drawWorn } from "../pictures/draw.ts";
import { sceneNames, sceneSizes, type SceneSize } from "../pictures/scenes/scene.ts";
import type { View } from "../pictures/types.ts";
import { drawFlatLay, findFlatLayDrawing } from "./flat-lay.ts";
import { isPictureHash } from "./picture-address.ts";
import { chooseEncoding, createPictureCache, encode } from "./picture-cache.ts";
import { findLookDrawing, findProductDrawing, findWornDrawing } from "./picture-store.ts";
import { toShareJpeg, toSmallJpeg } from "./share-picture.ts";
import { sizeOfSlug } from "./worn.ts";

type Draw = (name: string, hash: string) => Promise<string | null>;

const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "cross-origin",
};
const svgHeaders = { ...headers, "content-type": "image/svg+xml; charset=utf-8", vary: "accept-encoding" };
const jpegHeaders = { ...headers, "content-type": "image/jpeg" };

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
    worn: async (name, hash) => {
      const [, digits, slug] = /^(\d{1,10})\/([a-z0-9-]{1,12})$/.exec(name) ?? [];
      const id = toId(digits);
      const size = sizeOfSlug(slug ?? "");
      const drawing = id === null || size === null ? null : await findWornDrawing(db, id);
      return drawing && size !== null && isPictureHash(hash, drawing) ? drawWorn(drawing, size) : null;
    },
    looks: async (name, hash) => {
      const id = toId(/^\d{1,10}$/.exec(name)?.[0]);
      const look = id === null ? null : await findLookDrawing(db, id);
      return look && isPictureHash(hash, look) ? drawLook(look.specs, look.seed) : null;
    },
    outfits: async (name, hash) => {
      const specs = await findFlatLayDrawing(db, name);
      return specs && isPictureHash(hash, specs) ? drawFlatLay(specs) : null;
    },
    portraits: async (name, hash) => {
      const [, seed, kind] = /^(\d{1,3})-(woman|man)$/.exec(name) ?? [];
      return seed && isPictureHash(hash, name) ? drawPortrait(Number(seed), { woman: kind === "woman" }) : null;
    },
    answers: async (name, hash) => (isPictureHash(hash, name) ? drawAnswer(name) : null),
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
 * may keep them for ever; any other address is not found. With `.jpg` at its end it is the picture for social networks,
 * with `.small.jpg` the one beside a piece in a mail.
 */
export function pictureRoutes(dependencies: Pick<Dependencies, "db">): Hono {
  const svgs = createPictureCache(encode, 600);
  const jpegs = createPictureCache(toShareJpeg, 100);
  const smallJpegs = createPictureCache(toSmallJpeg, 300);
  const drawings = drawingsOf(dependencies);
  const app = new Hono();
  app.get("/:kind/:path{.+}", async (c) => {
    const { kind, path } = c.req.param();
    const [, name, hash, type] = /^([a-z0-9/-]{1,80})-([0-9a-f]{12})\.(svg|jpg|small\.jpg)$/.exec(path) ?? [];
    const draw = Object.hasOwn(drawings, kind) ? drawings[kind] : undefined;
    if (!draw || name === undefined || hash === undefined) throw new ApiError("NOT_FOUND");
    const key = `${kind}/${path}`;
    const etag = `W/"${hash}"`;
    const isKnown = c.req.header("if-none-match")?.includes(etag) === true;
    if (type !== "svg") {
      const jpeg = await (type === "jpg" ? jpegs : smallJpegs).get(key, () => draw(name, hash));
      if (!jpeg) throw new ApiError("NOT_FOUND");
      return isKnown
        ? c.body(null, 304, { ...jpegHeaders, etag })
        : c.body(jpeg, 200, { ...jpegHeaders, etag, "content-length": String(jpeg.length) });
    }
    const picture = await svgs.get(key, () => draw(name, hash));
    if (!picture) throw new ApiError("NOT_FOUND");
    if (isKnown) return c.body(null, 304, { ...svgHeaders, etag });
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    return c.body(picture[encoding], 200, {
      ...svgHeaders,
      etag,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    });
  });
  return app;
}
