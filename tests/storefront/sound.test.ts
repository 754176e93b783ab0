// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { expectSound, findingsIn } from "./sound.ts";

afterEach(() => document.body.replaceChildren());

it.each([
  ["label", '<input type="text">'],
  ["select-name", "<select><option>4 ans</option></select>"],
  ["button-name", "<button></button>"],
  ["link-name", '<a href="/shop"></a>'],
  ["aria-roles", '<div role="buton">Oui</div>'],
  ["aria-allowed-role", '<ul role="button" tabindex="0">Oui</ul>'],
  ["aria-required-attr", '<div role="slider" aria-label="Budget" tabindex="0"></div>'],
  ["aria-valid-attr-value", '<button aria-describedby="nowhere">Oui</button>'],
  ["duplicate-id-aria", '<p id="hint">Un</p><p id="hint">Deux</p><button aria-describedby="hint">Oui</button>'],
  ["label-content-name-mismatch", '<button aria-label="Annuler">Valider la malle</button>'],
  ["heading-order", "<h2>Malle</h2><h4>Pièces</h4>"],
  ["image-alt", '<img src="/robe.avif">'],
  ["list", "<ul><p>Robe</p></ul>"],
  ["aria-hidden-focus", '<div aria-hidden="true"><button>Oui</button></div>'],
  ["nested-interactive", '<button>Oui <a href="/shop">Boutique</a></button>'],
])("finds «%s»", async (rule, html) => {
  document.body.innerHTML = html;
  const findings = await findingsIn(document.body);
  expect(findings.map((finding) => finding.split(" ")[0])).toEqual([rule]);
  await expect(expectSound()).rejects.toThrow("to deeply equal []");
});

it("finds nothing where nothing is wrong, nor asks of a part what only a page has", async () => {
  document.body.innerHTML = `<h2>Malle</h2><form><label>Prénom <input name="firstname" autocomplete="given-name"></label>
    <fieldset><legend>Rayon</legend><label><input type="radio" name="gender">Fille</label></fieldset>
    <button>Suivant</button></form>`;
  expect(await findingsIn(document.body)).toEqual([]);
});

it("judges what it is told to, and nothing beside it", async () => {
  document.body.innerHTML = '<button></button><div id="part"><button>Oui</button></div>';
  await expectSound(document.querySelector("#part")!);
  await expect(expectSound()).rejects.toThrow("to deeply equal []");
});

it("lets a switch show its value beside its name", async () => {
  document.body.innerHTML = '<button role="switch" aria-checked="true" aria-label="Rappels par SMS">Oui</button>';
  expect(await findingsIn(document.body)).toEqual([]);
});

it("leaves the document as it was where it cannot judge", async () => {
  const drawing = () => Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "getContext");
  const before = drawing();
  await expect(findingsIn(document.createElement("p"))).rejects.toThrow("No elements found");
  expect(drawing()).toEqual(before);
  expect(Object.hasOwn(document, "elementsFromPoint")).toBe(false);
});
