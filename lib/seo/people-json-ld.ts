import type { Brand, Stylist } from "#lib/website/api.ts";
import { organizationId } from "./organization.ts";

/** `url`: absolute address of its page. */
export const brandJsonLd = ({ name, description }: Brand, url: string): Record<string, unknown> => ({
  "@type": "Brand",
  "@id": `${url}#brand`,
  name,
  description,
  url,
});

/** Addresses are absolute. */
export const stylistJsonLd = (
  { firstname, bio, city }: Stylist,
  { url, image, job }: { url: string; image: string; job: string },
): Record<string, unknown> => ({
  "@type": "ProfilePage",
  url,
  mainEntity: {
    "@type": "Person",
    "@id": `${url}#person`,
    name: firstname,
    jobTitle: job,
    description: bio,
    image,
    homeLocation: { "@type": "Place", name: city },
    worksFor: { "@type": "Organization", "@id": organizationId() },
  },
});
