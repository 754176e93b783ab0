const shapes = {
  NEXT_PUBLIC_TAG_MANAGER_ID: /^GTM-[A-Z0-9]{4,12}$/,
  NEXT_PUBLIC_SOCIAL_APP_ID: /^\d{5,20}$/,
} as const;

type MeasuringIds = Record<keyof typeof shapes, string>;

/**
 * Ids of the tag manager and of the app of the social network; empty where none is named. They stand in addresses and in the
 * policy of pages: throws for one that is none.
 */
export function readMeasuringIds(variables: Record<string, string | undefined>): MeasuringIds {
  const read = (name: keyof typeof shapes): string => {
    const id = variables[name] ?? "";
    if (id !== "" && !shapes[name].test(id)) throw new Error(`${name} is not an id as its owner writes it: ${id}`);
    return id;
  };
  return {
    NEXT_PUBLIC_TAG_MANAGER_ID: read("NEXT_PUBLIC_TAG_MANAGER_ID"),
    NEXT_PUBLIC_SOCIAL_APP_ID: read("NEXT_PUBLIC_SOCIAL_APP_ID"),
  };
}
