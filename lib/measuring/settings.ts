/** What measures visits, by its ids; empty: not used. Baked into scripts at the build, so that without them nothing of it is sent. */
export const tagManagerId = process.env.NEXT_PUBLIC_TAG_MANAGER_ID ?? "";
export const socialAppId = process.env.NEXT_PUBLIC_SOCIAL_APP_ID ?? "";

export const isMeasured = tagManagerId !== "" || socialAppId !== "";
