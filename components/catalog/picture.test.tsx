// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { isPictureSpelled } from "#front-door/request-target.ts";
import { largePictureAddress, Picture, pictureAddress } from "./picture.tsx";

afterEach(cleanup);

const aPicture = (url: string) => ({ url, width: 900, height: 1200, alt: "Robe rayée", placeholder: "#f6efe2" });

describe("a picture", () => {
  it("is asked for in the one spelling that the server takes, in every width", () => {
    const picture = aPicture("https://photos.example/20%20%E2%82%AC/a(1).jpg");
    render(<Picture picture={picture} sizes="50vw" />);
    const image = screen.getByRole<HTMLImageElement>("img", { name: "Robe rayée" });
    const candidates = image.srcset.split(", ").map((candidate) => candidate.split(" ")[0] ?? "");
    expect(candidates.length).toBeGreaterThan(5);
    const asked = [
      ...candidates,
      image.getAttribute("src") ?? "",
      pictureAddress(picture),
      largePictureAddress(picture),
    ];
    expect(asked.filter((address) => !address.startsWith("/_next/image?") || !isPictureSpelled(address))).toEqual([]);
  });

  it.each([
    "/pictures/12/front.svg",
    "https://photos.example/a.jpg?v=2",
    "https://photos.example/%61.jpg",
    "https://photos.example/été.jpg",
  ])("that has more than one address, or is drawn, is shown as it is: %s", (url) => {
    const picture = aPicture(url);
    render(<Picture picture={picture} sizes="50vw" />);
    const image = screen.getByRole("img", { name: "Robe rayée" });
    expect([image.getAttribute("src"), image.getAttribute("srcset")]).toEqual([url, null]);
    expect([pictureAddress(picture), largePictureAddress(picture)]).toEqual([url, url]);
  });
});
