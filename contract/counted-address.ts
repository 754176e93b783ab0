/** The eight groups of an IPv6 address, as hexadecimal texts without leading zeros; null for what is none. */
function groupsOf(address: string): string[] | null {
  const canonical = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  if (canonical === undefined) return null;
  const [head = [], tail = []] = canonical.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => "0"), ...tail];
}

const isMapped = (groups: string[]): boolean =>
  groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";

function mappedOf(groups: string[]): string {
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/**
 * What an address counts as, wherever visitors are limited by theirs. A household has an IPv6 /64 at least and can take any
 * address of it: all of them are one, named by the first. An IPv4 address counts by itself, however it is written. What is
 * no address stays as it is. Asking twice changes nothing.
 */
export function countedAddress(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/%.*$/, "");
  const withoutPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1];
  if (withoutPort !== undefined) return withoutPort;
  const groups = bare.includes(":") ? groupsOf(bare) : null;
  if (groups === null) return bare;
  return isMapped(groups) ? mappedOf(groups) : `${groups.slice(0, 4).join(":")}::`;
}
