interface Owned {
  client_id: string;
}

/**
 * Whether everything that was loaded belongs to the client the browser remembers. A browser that remembers none, as after
 * its cookies were cleared in part, contradicts nobody.
 */
export const isConsistent = (
  rememberedId: string | undefined,
  client: { id: string },
  profiles: readonly Owned[],
): boolean =>
  (rememberedId === undefined || rememberedId === client.id) &&
  profiles.every(({ client_id }) => client_id === client.id);
