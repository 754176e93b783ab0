import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { toShareJpeg } from "../backend/catalog/share-picture.ts";
import { drawScene } from "../backend/pictures/draw.ts";

/* Draws the icons of the site and the picture shared for pages without one: `node scripts/icons.ts`, after a change of
   public/favicon.svg or of the opening scene. */
const brand = await readFile("public/favicon.svg", "utf8");
/** Systems round the corners themselves. */
const square = brand.replace(/ rx="[\d.]+"/, "");
/** What a mask may cut off is a fifth of the width, on every side a tenth. */
const maskable = square.replace(/(translate\()[\d.]+ [\d.]+\)scale\([\d.]+\)/, "$15.6 5.8)scale(.65)");
const yellow = "#faec7a";

const png = (svg: string, side: number) => sharp(Buffer.from(svg), { density: 72 * (side / 32) }).resize(side, side);

await png(square, 180).flatten({ background: yellow }).png({ palette: true }).toFile("public/apple-touch-icon.png");
await png(brand, 192).png({ palette: true }).toFile("public/icon-192.png");
await png(brand, 512).png({ palette: true }).toFile("public/icon-512.png");
await png(maskable, 512).flatten({ background: yellow }).png({ palette: true }).toFile("public/icon-maskable-512.png");
await writeFile("public/favicon.ico", ico(await png(brand, 32).png().toBuffer(), 32));
await writeFile("public/share.jpg", await toShareJpeg(drawScene("home-hero", "banner")));

/** A PNG of up to 255 pixels a side in the container of Windows icons. */
function ico(image: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
