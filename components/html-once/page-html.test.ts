// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const answers = new Map<string, string>();
const fetchMock = vi.fn<(path: string, options?: RequestInit) => Promise<Response>>();

async function load() {
  vi.resetModules();
  return import("./page-html.ts");
}

/** A place as React leaves it on the way to a page without a new document. */
function aPlace(part: string): Element {
  const place = document.createElement("div");
  place.setAttribute("data-part", part);
  document.body.append(place);
  return place;
}

beforeEach(() => {
  document.body.innerHTML = "";
  answers.clear();
  fetchMock.mockReset().mockImplementation(async (path) => {
    const html = answers.get(path);
    return new Response(html ?? "", { status: html === undefined ? 503 : 200 });
  });
  vi.stubGlobal("fetch", fetchMock);
});
afterEach(() => vi.unstubAllGlobals());

const open = (path: string) => history.pushState(null, "", path);

it("keeps what came with the document", async () => {
  const { showPart } = await load();
  const place = aPlace("list.aaaaaaaa");
  place.innerHTML = "<p>forty</p>";
  showPart(place, "list.aaaaaaaa");
  expect(fetchMock).not.toHaveBeenCalled();
  expect(place.innerHTML).toBe("<p>forty</p>");
});

it("fills the parts of a page from its HTML, which is fetched once and may be on its way already", async () => {
  answers.set("/girls", '<div data-part="crumbs.aaaaaaaa"><a>1</a></div><div data-part="list.bbbbbbbb"><b>2</b></div>');
  const { showPart, warmPage } = await load();
  warmPage("/girls");
  open("/girls");
  const [crumbs, list] = [aPlace("crumbs.aaaaaaaa"), aPlace("list.bbbbbbbb")];
  showPart(crumbs, "crumbs.aaaaaaaa");
  showPart(list, "list.bbbbbbbb");
  await vi.waitFor(() => expect(list.innerHTML).toBe("<b>2</b>"));
  expect(crumbs.innerHTML).toBe("<a>1</a>");
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(["/girls"]);
});

it("shows the place an address names once it is there, and no place where nobody can read the name", async () => {
  const shown = vi.fn<() => void>();
  /* jsdom scrolls nothing. */
  Element.prototype.scrollIntoView = shown;
  const ends = { "#%E0%A4%A": "faq.jjjjjjjj", "#nope": "faq.kkkkkkkk", "#box": "faq.llllllll" };
  const parts = Object.values(ends).map((part) => `<div data-part="${part}"><p id="box">box</p></div>`);
  answers.set("/faq", parts.join(""));
  const { showPart } = await load();
  for (const [end, part] of Object.entries(ends)) {
    open(`/faq${end}`);
    const place = aPlace(part);
    showPart(place, part);
    await vi.waitFor(() => expect(place.textContent).toBe("box"));
  }
  expect(shown).toHaveBeenCalledOnce();
});

it("gives a page that is built again the content it had", async () => {
  const { showPart } = await load();
  const before = aPlace("list.cccccccc");
  before.innerHTML = "<p>forty</p>";
  showPart(before, "list.cccccccc");
  const content = before.firstChild;
  before.remove();
  const again = aPlace("list.cccccccc");
  showPart(again, "list.cccccccc");
  expect(again.firstChild).toBe(content);
  expect(fetchMock).not.toHaveBeenCalled();
  /* And back, when the first one is shown after all. */
  document.body.append(before);
  showPart(before, "list.cccccccc");
  expect(before.firstChild).toBe(content);
});

it("asks the server anew when the HTML is of another edition, and takes what there is", async () => {
  answers.set("/boys", '<div data-part="list.dddddddd"><b>new</b></div>');
  const { showPart } = await load();
  open("/boys");
  const place = aPlace("list.eeeeeeee");
  showPart(place, "list.eeeeeeee");
  await vi.waitFor(() => expect(place.innerHTML).toBe("<b>new</b>"));
  expect(fetchMock.mock.calls.map(([, options]) => options?.cache)).toEqual(["default", "reload"]);
});

it("tries again after a failure", async () => {
  const { showPart } = await load();
  open("/baby");
  const place = aPlace("list.ffffffff");
  showPart(place, "list.ffffffff");
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  answers.set("/baby", '<div data-part="list.ffffffff"><b>late</b></div>');
  await vi.waitFor(() => expect(place.innerHTML).toBe("<b>late</b>"), { timeout: 3_000 });
});

it("leaves a place alone that meanwhile belongs to another part", async () => {
  const parts = '<div data-part="list.gggggggg"><b>old</b></div><div data-part="list.iiiiiiii"><b>next</b></div>';
  answers.set("/knitwear", parts);
  const { showPart } = await load();
  open("/knitwear");
  const place = aPlace("list.gggggggg");
  showPart(place, "list.gggggggg");
  place.setAttribute("data-part", "list.hhhhhhhh");
  const next = aPlace("list.iiiiiiii");
  showPart(next, "list.iiiiiiii");
  await vi.waitFor(() => expect(next.innerHTML).toBe("<b>next</b>"));
  expect(place.innerHTML).toBe("");
});

it("fills the shell of a document that came without it", async () => {
  answers.set("/de", '<footer data-shell="footer"><a>Fuß</a></footer>');
  const { showShell } = await load();
  const place = document.createElement("footer");
  await showShell(place, "footer", "de");
  expect(place.innerHTML).toBe("<a>Fuß</a>");
});
