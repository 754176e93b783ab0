"use client";

import { Places, ThumbPlaces, type PlacesProps } from "#markup/places.tsx";
import { HtmlOnce } from "./html-once.tsx";

/** Everything of the header that is the same for everybody. */
export function HeaderPlaces(props: PlacesProps) {
  return <HtmlOnce as="div" className="contents" render={() => <Places {...props} />} />;
}

/** The same places within reach of a thumb, on phones only. */
export function BottomBar(props: PlacesProps) {
  return <HtmlOnce as="div" className="bottom-bar" render={() => <ThumbPlaces {...props} />} />;
}
