import { Icon, type IconName } from "#components/ui/icon.tsx";
import type { Editorial } from "#lib/website/api.ts";

/** What a customer can count on, in a few words. */
export function Promises({ label, promises }: { label: string; promises: Editorial["promises"] }) {
  return (
    <section aria-label={label} className="promises">
      <ul>
        {promises.map((promise) => (
          <li key={promise.title}>
            <Icon name={promise.icon as IconName} size={28} />
            <p>
              <strong>{promise.title}</strong>
              <span>{promise.text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
